/** SMS codes while a visitor types several phone numbers, one after another. */
import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import type { MobileNumber } from '../../sdk/lobby/types.ts';
import { bodyOf } from './form-kit.ts';
import { codesHere, LOGIN_CODE, sentIn } from './sms-code-kit.ts';
import { expectSoon } from './soon.ts';

const { server, codeOf } = codesHere();

describe('SMS codes of several phone numbers', () => {
  const typed = (mobileNum: string) => ({ countryDialingCode: '84', mobileNum });

  it('SMS-01 SMS-04 another number can request a code and the first number continues its countdown when typed again', async () => {
    server.on(LOGIN_CODE, sentIn(60_000));
    const $typed = atom(typed('912345678'));
    const { request, state, env } = codeOf({ $typed, number: () => $typed.get() });
    expect(await request()).toBe(true);
    expect(state()).toMatchObject({ phase: 'waiting', seconds: 60, open: true });
    $typed.set(typed('91234567'));
    expect(state()).toMatchObject({ phase: 'idle', seconds: null, open: false });
    env.advance(10_000);
    $typed.set(typed('987654321'));
    // The response uses the stopped clock of the test.
    server.on(LOGIN_CODE, sentIn(70_000));
    expect(await request()).toBe(true);
    expect(state()).toMatchObject({ phase: 'waiting', seconds: 60 });
    expect(server.of(LOGIN_CODE).map(bodyOf)).toMatchObject([{ mobileNum: '912345678' }, { mobileNum: '987654321' }]);
    $typed.set(typed('912345678'));
    expect(state()).toMatchObject({ phase: 'waiting', seconds: 50, open: true });
  });

  it('SMS-01 a code belongs to its requested number although the input changes during the request', async () => {
    let respond = () => {};
    server.on(LOGIN_CODE, async () => {
      await new Promise<void>(resolve => {
        respond = resolve;
      });
      return sentIn(60_000)();
    });
    const $typed = atom(typed('912345678'));
    const { request, state } = codeOf({ $typed, number: () => $typed.get() });
    const requested = request();
    await expectSoon(() => expect(server.of(LOGIN_CODE)).toHaveLength(1));
    $typed.set(typed('987654321'));
    respond();
    expect(await requested).toBe(true);
    expect(state()).toMatchObject({ phase: 'idle', seconds: null, open: false });
    $typed.set(typed('912345678'));
    expect(state()).toMatchObject({ phase: 'waiting', open: true });
  });

  it('a code is verified by the provider of the typed number', async () => {
    const sms =
      async ({ mobileNum }: MobileNumber) =>
      async (code: string) =>
        `${mobileNum} ${code}`;
    const $typed = atom(typed('912345678'));
    const { request, verify } = codeOf({ $typed, number: () => $typed.get() }, { providers: { sms } });
    await request();
    expect(await verify('111111')).toBe('912345678 111111');
    $typed.set(typed('987654321'));
    expect(await verify('111111')).toBeNull();
  });
});
