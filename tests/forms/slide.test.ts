import { describe, expect, it } from 'vitest';
import { createSlide } from '../../sdk/forms/slide.ts';
import { accountServerHere } from '../lobby/account/account-kit.ts';
import { bodyOf, lobbyOn, watched } from './form-kit.ts';
import { expectSoon } from './soon.ts';

const server = accountServerHere();
const PUZZLE = 'POST /wps/verification/slide';
const CHECK = 'POST /wps/verification/slide/check';
const request = { purpose: 'recovery', countryDialingCode: '84', mobileNum: '912345678' } as const;

/** Slide model with the puzzles p1, p2, …; the correct position of each piece is 120. */
function slideOf() {
  let count = 0;
  server.on(PUZZLE, () => ({
    value: {
      id: `p${++count}`,
      background: 'YmFjaw==',
      piece: 'cGllY2U=',
      y: '40',
      width: 280,
      height: 160,
      pieceSize: 44,
    },
  }));
  server.on(CHECK, seen => {
    const { x } = Object(bodyOf(seen));
    return x === 120 ? { value: { slidePass: 'pass-1' } } : { errorCode: 'slide.wrong' };
  });
  const slide = createSlide(lobbyOn(server.url).lobby);
  const states = watched(slide.$state);
  const ready = (status = 'ready') => expectSoon(() => expect(slide.$state.get().status).toBe(status));
  return { ...slide.actions, state: () => slide.$state.get(), states, ready };
}

describe('slide puzzle', () => {
  it('SMS-12 slide check requests a puzzle for purpose and number and resolves with its slide token', async () => {
    const { challenge, move, drop, ready, state, states } = slideOf();
    const passed = challenge(request);
    await ready();
    expect(bodyOf(server.of(PUZZLE)[0])).toEqual({ purpose: 'recovery', mobileNum: '912345678' });
    expect(state()).toMatchObject({ x: 0, puzzle: { y: 40, width: 280, height: 160, pieceSize: 44 } });
    move(120.4);
    await drop();
    expect(await passed).toEqual({ slidePass: 'pass-1' });
    expect(server.of(CHECK).map(bodyOf)).toEqual([{ id: 'p1', x: 120 }]);
    expect(states.map(({ status }) => status)).toContain('checking');
    expect(state()).toEqual({ status: 'closed', puzzle: null, x: 0 });
  });

  it('SMS-12 a wrong position loads another puzzle and the next answer belongs to that puzzle', async () => {
    const { challenge, move, drop, ready, state } = slideOf();
    const passed = challenge(request);
    await ready();
    move(10);
    await drop();
    expect(state()).toMatchObject({ status: 'missed', x: 0 });
    move(120);
    await drop();
    expect(await passed).toEqual({ slidePass: 'pass-1' });
    expect(server.of(CHECK).map(bodyOf)).toEqual([
      { id: 'p1', x: 10 },
      { id: 'p2', x: 120 },
    ]);
  });

  it('SMS-12 S37 a mailed code replaces the position and a wrong code is consumed and loads a puzzle', async () => {
    const { challenge, mail, verify, ready, state } = slideOf();
    const mails = 'POST /wps/captcha/mail';
    server.on(CHECK, seen => {
      const { captcha } = Object(bodyOf(seen));
      return captcha === '123456' ? { value: { slidePass: 'pass-2' } } : { errorCode: 'code.wrong' };
    });
    const passed = challenge(request);
    await ready();
    expect(await mail('lan')).toEqual({ key: 'in_email_incorrect' });
    expect(server.of(mails)).toEqual([]);
    expect(state().puzzle).not.toBeNull();
    expect(await mail('lan@example.com')).toBeNull();
    expect(state()).toEqual({ status: 'ready', puzzle: null, x: 0, mailed: 'lan@example.com' });
    await verify('12 34');
    expect(state()).toMatchObject({ status: 'refused', mailed: 'lan@example.com' });
    expect(server.of(CHECK)).toEqual([]);
    await verify('654321');
    expect(state()).toMatchObject({ status: 'refused', puzzle: { y: 40 } });
    expect(state().mailed).toBeUndefined();
    expect(await mail('lan@example.com')).toBeNull();
    await verify(' 123456 ');
    expect(await passed).toEqual({ slidePass: 'pass-2' });
    expect(bodyOf(server.of(CHECK).at(-1))).toEqual({ purpose: 'recovery', mobileNum: '912345678', captcha: '123456' });
    const keys = server.of(mails).map(seen => Object(bodyOf(seen)).key);
    expect(server.of(CHECK).map(({ headers }) => headers['captcha-key'])).toEqual(keys);
  });

  it('SMS-12 a failed mail keeps the puzzle open, and a failed check does not discard the mailed code', async () => {
    const { challenge, mail, verify, close, ready, state } = slideOf();
    void challenge(request);
    await ready();
    server.on('POST /wps/captcha/mail', () => ({ status: 429, errorCode: 'busy' }));
    expect(await mail('lan@example.com')).toEqual({ key: 'error.busy' });
    expect(state().puzzle).not.toBeNull();
    server.on('POST /wps/captcha/mail', () => ({ value: {} }));
    await mail('lan@example.com');
    server.on(CHECK, () => ({ status: 500 }));
    await verify('123456');
    expect(state()).toMatchObject({ status: 'failed', mailed: 'lan@example.com' });
    close();
    expect(state().status).toBe('closed');
  });

  it('SMS-12 puzzle piece stays inside the image', async () => {
    const { challenge, move, close, ready, state } = slideOf();
    void challenge(request);
    await ready();
    const places = [-5, 0, 100, 236, 237, 9_999].map(x => {
      move(x);
      return state().x;
    });
    expect(places).toEqual([0, 0, 100, 236, 236, 236]);
    close();
  });

  it('SMS-11 closing or requesting again resolves the pending slide check with null', async () => {
    const { challenge, close, ready, state } = slideOf();
    const first = challenge(request);
    const second = challenge(request);
    expect(await first).toBeNull();
    await ready();
    close();
    expect(await second).toBeNull();
    expect(state().status).toBe('closed');
    close();
  });

  it('SMS-12 a failed puzzle can be requested again', async () => {
    const { challenge, move, drop, reload, close, ready, state } = slideOf();
    const puzzles = server.of(PUZZLE).length;
    server.on(PUZZLE, () => ({ status: 429, errorCode: 'busy' }));
    void challenge(request);
    await ready('failed');
    move(10);
    await drop();
    expect(state()).toEqual({ status: 'failed', puzzle: null, x: 0 });
    await reload();
    expect(server.of(PUZZLE).length).toBeGreaterThan(puzzles + 1);
    expect(server.of(CHECK)).toEqual([]);
    close();
  });
});
