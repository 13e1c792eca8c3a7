import { login, passwordByVerification } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NumberVerification } from '../../../site/gateway/features/verification/providers.ts';
import { DIALING, KNOWN, logIn, PASSWORD } from '../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const NEW = 'Better-2026';
/** Simulated provider with tokens for member0's number, an unknown number and a foreign number. */
const KNOWN_TOKENS: Readonly<Record<string, NumberVerification>> = {
  'their-token': { mobileNum: KNOWN, countryDialingCode: DIALING },
  'other-token': { mobileNum: '911222333', countryDialingCode: DIALING },
  'abroad-token': { mobileNum: KNOWN, countryDialingCode: '66' },
};
const phone = { verify: async (idToken: string) => KNOWN_TOKENS[idToken] ?? null };

let server: TestGateway;
beforeAll(async () => {
  server = await gateway({ providers: { phone } });
});
afterAll(() => server.stop());

const callErrorOf = async (idToken: string, changes: object = {}, at = server) => {
  const { body } = await at.call(login, {
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: idToken,
    firebaseMobileNo: KNOWN,
    countryDialingCode: DIALING,
    ...changes,
  });
  return body.errorCode ?? '';
};
const set = async (firebaseIdToken: string, newPassword: string, mobileNum = KNOWN) =>
  (await server.call(passwordByVerification, { mobileNum, newPassword, firebaseIdToken })).body.errorCode ?? '';

describe('phone login provider', () => {
  it('LOGIN-14 S45 provider token logs in the member with the verified number', async () => {
    expect(await callErrorOf('their-token')).toBe('');
    expect(await callErrorOf('their-token', { countryDialingCode: '+84' })).toBe('');
  });

  it.each([
    ['one it does not know', 'made-up', {}],
    ['one of another number', 'other-token', {}],
    ['one of the same digits in another country', 'abroad-token', { countryDialingCode: '66' }],
    ['one of a country the call does not name', 'their-token', { countryDialingCode: '66' }],
    ['one of a number nobody has', 'other-token', { firebaseMobileNo: '911222333' }],
  ])('S45 login rejects a provider token: %s', async (_, idToken, changes) => {
    const own = await gateway({ providers: { phone } });
    expect(await callErrorOf(idToken, changes, own)).toBe('login.failed');
    await own.stop();
  });

  it('S45 login rejects provider tokens if no provider is configured', async () => {
    const bare = await gateway();
    expect(await callErrorOf('their-token', {}, bare)).toBe('login.failed');
    await bare.stop();
  });

  it('FORGOT-18 provider token replaces the code of a password reset only for its number', async () => {
    expect(await set('other-token', NEW)).toBe('code.wrong');
    expect(await set('other-token', NEW, '911222333')).toBe('code.wrong');
    expect(await set('abroad-token', NEW)).toBe('code.wrong');
    expect(await set('their-token', PASSWORD)).toBe('modify.new.old.same');
    expect(await set('their-token', NEW)).toBe('');
    expect((await logIn(server, 'member0', NEW)).userName).toBe('member0');
  });
});
