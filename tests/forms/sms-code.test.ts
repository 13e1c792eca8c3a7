import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createForm } from '../../sdk/forms/form.ts';
import { type CodeState, createCode, numberOf } from '../../sdk/forms/sms-code.ts';
import type { CodeChallenge, MobileNumber } from '../../sdk/lobby/types.ts';
import { checkRule, errorsOf, ruleOf } from '../../sdk/protocol/account/field-rules.ts';
import { bodyOf, lobbyOn, watched } from './form-kit.ts';
import { codesHere, LOGIN_CODE, number, pass, sentIn } from './sms-code-kit.ts';
import { expectSoon } from './soon.ts';

const { server, codeOf } = codesHere();
const REGISTER_CODE = 'POST /wps/verification/sms/register';
const IDLE: CodeState = { phase: 'idle', seconds: null, open: false, hint: null };

describe('requesting a code', () => {
  it('SMS-08 EP-05 a code request carries number, dialing code, slide pass and purpose', async () => {
    server.on(LOGIN_CODE, sentIn(60_000));
    server.on(REGISTER_CODE, sentIn(60_000));
    for (const purpose of ['login', 'recovery', 'registration'] as const) await codeOf({ purpose }).request();
    expect(server.of(LOGIN_CODE).map(bodyOf)).toEqual([
      { ...number, slidePass: 'p1', purpose: 'login' },
      { ...number, slidePass: 'p1', purpose: 'recovery' },
    ]);
    expect(server.of(REGISTER_CODE).map(bodyOf)).toEqual([{ ...number, slidePass: 'p1' }]);
  });

  it('SMS-09 a code request sends the number as mobileNo if the path map marks the call', async () => {
    server.on('POST /their/code', sentIn(60_000));
    server.on(REGISTER_CODE, sentIn(60_000));
    const config = { paths: { 'smsCode.mobileNo': '/their/code' } };
    await codeOf({}, config).request();
    await codeOf({ purpose: 'registration' }, config).request();
    expect(bodyOf(server.of('POST /their/code')[0])).toEqual({
      countryDialingCode: '84',
      mobileNo: '912345678',
      slidePass: 'p1',
      purpose: 'login',
    });
    expect(bodyOf(server.of(REGISTER_CODE)[0])).toMatchObject({ mobileNum: '912345678' });
  });

  it('SMS-11 FORGOT-17 an invalid number sends no code request', async () => {
    const challenge = vi.fn(pass);
    const { request, state } = codeOf({ number: () => null, challenge });
    expect(await request()).toBe(false);
    expect(state()).toEqual(IDLE);
    expect(challenge).not.toHaveBeenCalled();
    expect(server.seen).toEqual([]);
  });

  it('SMS-11 numberOf returns the number of a valid form and focuses an invalid field', () => {
    const form = createForm({
      initial: { mobileNum: '12', countryDialingCode: '84' },
      fields: () => ['mobileNum'],
      check: ({ mobileNum }) => errorsOf({ mobileNum: checkRule(ruleOf('loginMobileNum'), mobileNum) }),
      send: async () => {},
      trim: ['mobileNum'],
    });
    watched(form.$state);
    const { number: numberField } = numberOf(form);
    expect(numberField()).toBeNull();
    expect(form.$state.get()).toMatchObject({ errors: { mobileNum: { key: 'field.mobile' } }, focus: { turn: 1 } });
    form.actions.set('mobileNum', ' 912345678 ');
    expect(numberField()).toEqual(number);
  });

  it('SMS-11 closing the slide check sends no code request', async () => {
    const { request, states } = codeOf({ challenge: async () => null });
    expect(await request()).toBe(false);
    expect(states.map(({ phase }) => phase)).toEqual(['idle', 'checking', 'idle']);
    expect(server.seen).toEqual([]);
  });

  it('SMS-12 the challenge of the host replaces the slide check and its fields are sent', async () => {
    server.on(LOGIN_CODE, sentIn(60_000));
    const challenge = vi.fn<CodeChallenge>(async () => ({ altcha: 'xyz' }));
    await codeOf({}, { providers: { challenge } }).request();
    expect(challenge).toHaveBeenCalledWith({ ...number, purpose: 'login' });
    expect(bodyOf(server.of(LOGIN_CODE)[0])).toMatchObject({ altcha: 'xyz' });
  });

  it('SMS-07 a failed code request hides the loader and restores the button', async () => {
    server.on(LOGIN_CODE, () => ({ status: 429, errorCode: 'busy' }));
    const { request, state, states } = codeOf();
    expect(await request()).toBe(false);
    expect(states.map(({ phase }) => phase)).toContain('sending');
    expect(state()).toEqual(IDLE);
  });

  it('SMS-01 only one code request is sent at a time', async () => {
    server.on(LOGIN_CODE, sentIn(60_000));
    const { request } = codeOf();
    expect(await Promise.all([request(), request()])).toEqual([true, false]);
    expect(await request()).toBe(false);
    expect(server.of(LOGIN_CODE)).toHaveLength(1);
  });
});

describe('countdown to the next code', () => {
  it('SMS-03 SMS-05 SMS-06 a pending code request shows 60 seconds and the message, and the code field accepts no input', async () => {
    let respond = (_: { value: unknown }) => {};
    server.on(
      LOGIN_CODE,
      () =>
        new Promise(resolve => {
          respond = resolve;
        }),
    );
    const { request, state } = codeOf();
    const requested = request();
    await expectSoon(() => expect(server.of(LOGIN_CODE)).toHaveLength(1));
    expect(state()).toEqual({ phase: 'sending', seconds: 60, open: false, hint: 'in_sms_sending' });
    respond({ value: { expirationTime: Date.now() + 60_000 } });
    expect(await requested).toBe(true);
    expect(state()).toMatchObject({ phase: 'waiting', open: true, hint: 'in_sms_send' });
  });

  it('SMS-01 SMS-02 SMS-10 countdown updates every 500 ms until expirationTime', async () => {
    server.on(LOGIN_CODE, sentIn(30_750));
    const { request, state, env } = codeOf();
    await request();
    const seen = [state().seconds];
    for (let half = 0; half < 6; half++) {
      await env.advance(500);
      seen.push(state().seconds);
    }
    expect(seen).toEqual([30, 30, 29, 29, 28, 28, 27]);
  });

  it('SMS-04 SMS-05 the end of the countdown restores the button and disables the code field', async () => {
    server.on(LOGIN_CODE, sentIn(3_000));
    const { request, state, env } = codeOf();
    await request();
    await env.advance(2_000);
    expect(state()).toMatchObject({ phase: 'waiting', open: true });
    await env.advance(1_500);
    expect(state()).toEqual(IDLE);
    expect(env.intervals()).toBe(0);
  });

  it('SMS-06 the in-progress message is visible for 1.5 s after the response', async () => {
    server.on(LOGIN_CODE, sentIn(60_000));
    const { request, state, env } = codeOf();
    await request();
    await env.advance(1_499);
    expect(state().hint).toBe('in_sms_send');
    await env.advance(1);
    expect(state().hint).toBeNull();
  });

  it('CONST-06 the in-progress message disappears after 10 s at the latest', async () => {
    server.on(LOGIN_CODE, () => new Promise(() => {}));
    const { request, state, env } = codeOf();
    void request();
    await expectSoon(() => expect(state().phase).toBe('sending'));
    await env.advance(9_999);
    expect(state().hint).toBe('in_sms_sending');
    await env.advance(1);
    expect(state()).toMatchObject({ phase: 'sending', hint: null });
  });

  it('SMS-10 a response without a valid time counts down 60 s', async () => {
    server.on(LOGIN_CODE, () => ({ value: { expirationTime: 'soon' } }));
    const { request, state } = codeOf();
    await request();
    expect(state().seconds).toBe(60);
  });
});

describe('reopened form', () => {
  it('SMS-01 SMS-04 a reopened form continues the countdown without the old message', async () => {
    server.on(LOGIN_CODE, sentIn(3_000));
    const { lobby, env } = lobbyOn(server.url);
    const { $state, actions } = createCode(lobby, { purpose: 'login', number: () => number, challenge: pass }, env);
    const close = $state.subscribe(() => {});
    await actions.request();
    close();
    // A store unmounts one second (real time) after its last listener is removed.
    await sleep(1_100);
    expect(env.intervals()).toBe(0);
    await env.advance(1_250);
    const states = watched($state);
    expect(states.at(-1)).toEqual({ phase: 'waiting', seconds: 1, open: true, hint: null });
    await env.advance(2_000);
    expect(states.at(-1)).toEqual(IDLE);
  });
});

describe('codes of an SMS provider', () => {
  it('LOGIN-14 REG-19 an SMS provider sends the code and its verification returns the token', async () => {
    const sms = vi.fn(async (_: MobileNumber) => async (code: string) => `token-of-${code}`);
    const challenge = vi.fn(pass);
    const { request, verify, state } = codeOf({ challenge }, { providers: { sms } });
    expect(await verify('123456')).toBeNull();
    expect(await request()).toBe(true);
    expect(sms).toHaveBeenCalledWith(number);
    expect(challenge).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ phase: 'waiting', open: true });
    expect(await verify('123456')).toBe('token-of-123456');
    expect(server.of(LOGIN_CODE)).toEqual([]);
  });

  it('a code of the gateway needs no provider token', async () => {
    server.on(LOGIN_CODE, sentIn(60_000));
    const { request, verify } = codeOf();
    await request();
    expect(await verify('123456')).toBeNull();
  });
});
