import { randomUUID } from 'node:crypto';
import { registerMobile } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountGateway,
  enter,
  logIn,
  MINUTE,
  type Registered,
  registration,
  solve,
} from '../../../helpers/gateway/account-steps.ts';
import { getCode, otherCode } from '../../../helpers/gateway/verification-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

/** Simulates a provider with one valid token. */
const providers = {
  phone: {
    verify: async (idToken: string) =>
      idToken === 'good-token' ? { mobileNum: '905000009', countryDialingCode: '84' } : null,
  },
};

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway({ providers });
});
afterAll(() => server.stop());

const body = (mobileNum: string, changes: Readonly<Record<string, unknown>> = {}) => {
  const { username: _, ...rest } = registration({ mobileNum, countryDialingCode: '+84', ...changes });
  return rest;
};
const send = async (sent: object, headers: Record<string, string> = {}) =>
  server.call<Registered>(registerMobile, sent, { ...(await solve(server)), ...headers });
const rowOf = (mobile: string) =>
  server.db.selectFrom('members').selectAll().where('mobile', '=', mobile).executeTakeFirst();

describe('registration by phone number', () => {
  it('REG-10 REG-13 registration by phone creates and logs in an account for a verified number', async () => {
    const verificationCode = await getCode(server, 'registration', '905000001');
    const { status, body: reply } = await send(body('905000001', { verificationCode }));
    expect([status, reply.success]).toEqual([200, true]);
    expect(reply.value.account).toMatch(/^u\d{12}$/);
    expect(await rowOf('905000001')).toMatchObject({
      user_name: reply.value.account,
      dialing_code: '84',
      type: 0,
      profile: { registerMethod: 'H5' },
    });
    // The member can log in with both the account name and the phone number.
    expect((await logIn(server, reply.value.account, 'Heron-77')).body.success).toBe(true);
    expect((await logIn(server, '905000001', 'Heron-77')).body.success).toBe(true);
  });

  it('ERR-06 wrong code is rejected with an error at the code field and the correct code remains valid', async () => {
    const code = await getCode(server, 'registration', '905000002');
    const wrong = await send(body('905000002', { verificationCode: otherCode(code) }));
    expect([wrong.status, wrong.body.errorCode]).toEqual([200, 'code.wrong']);
    expect(wrong.body.value.fields).toHaveProperty('verificationCode');
    expect((await send(body('905000002', { verificationCode: code }))).body.success).toBe(true);
  });

  it('ERR-04 registration reports a used number at the number field and does not consume the captcha', async () => {
    await server.advance(MINUTE);
    const headers = await solve(server);
    const post = (sent: object) => server.call<Registered>(registerMobile, sent, headers);
    const code = await getCode(server, 'registration', '905000001');
    const used = await post(body('905000001', { verificationCode: code }));
    expect([used.body.errorCode, Object.keys(used.body.value.fields ?? {})]).toEqual(['member.exists', ['mobileNum']]);
    const free = await getCode(server, 'registration', '905000011');
    expect((await post(body('905000011', { verificationCode: otherCode(free) }))).body.errorCode).toBe('code.wrong');
    expect((await post(body('905000011', { verificationCode: free }))).body.success).toBe(true);
  });

  it('REG-03 REG-04 registration requires user name and verified number if the operator requires both fields', async () => {
    const require = (required: boolean) =>
      server.db
        .updateTable('registration_fields')
        .set({ required })
        .where('name', 'in', ['username', 'verificationCode'])
        .execute();
    await require(true);
    const code = await getCode(server, 'registration', '905000012');
    const unnamed = await send(body('905000012', { verificationCode: code }));
    expect(Object.keys(unnamed.body.value.fields ?? {})).toEqual(['username']);
    expect((await send({ ...body('905000012', { verificationCode: code }), username: 'namedone' })).body).toMatchObject(
      {
        value: { account: 'namedone' },
      },
    );
    const other = await getCode(server, 'registration', '905000013');
    const byName = (changes: object) => enter(server, { username: 'provedone', countryDialingCode: '84', ...changes });
    expect(Object.keys((await byName({})).body.value.fields ?? {}).sort()).toEqual(['mobileNum', 'verificationCode']);
    const wrong = await byName({ mobileNum: '905000013', verificationCode: otherCode(other) });
    expect(wrong.body.errorCode).toBe('code.wrong');
    expect((await byName({ mobileNum: '905000013', verificationCode: other })).body.success).toBe(true);
    expect(await rowOf('905000013')).toMatchObject({ user_name: 'provedone' });
    await require(false);
  });

  it('S36 registration rejects a code for another number or another purpose', async () => {
    const code = await getCode(server, 'registration', '905000003');
    expect((await send(body('905000004', { verificationCode: code }))).body.errorCode).toBe('code.wrong');
    const login = await getCode(server, 'login');
    expect((await send(body('905000005', { verificationCode: login }))).body.errorCode).toBe('code.wrong');
  });

  it('registration with invalid fields other than the code does not consume the code', async () => {
    const verificationCode = await getCode(server, 'registration', '905000006');
    const wrong = await send(body('905000006', { verificationCode, password: 'x', confirmPassword: 'x' }));
    expect(Object.keys(wrong.body.value.fields ?? {})).toEqual(['password']);
    expect((await send(body('905000006', { verificationCode, captcha: 'WRONG' }))).body.errorCode).toBe(
      'captcha.wrong',
    );
    expect((await send(body('905000006', { verificationCode }))).body.success).toBe(true);
  });

  it('S40 twenty concurrent identical registrations create one member', async () => {
    const verificationCode = await getCode(server, 'registration', '905000007');
    const headers = { ...(await solve(server)), 'Idempotency-Key': randomUUID() };
    const sent = body('905000007', { verificationCode });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => server.call<Registered>(registerMobile, sent, headers)),
    );
    expect(new Set(responses.map(({ body }) => body.value.token)).size).toBe(1);
  });

  it('ERR-04 registration reports a used number only after a valid code', async () => {
    // Advances the clock because of the rate limit of one message a minute per number.
    await server.advance(MINUTE);
    const code = await getCode(server, 'registration', '901000000');
    const stranger = await send(body('901000000', { verificationCode: otherCode(code) }));
    expect(stranger.body.errorCode).toBe('code.wrong');
    const { status, body: reply } = await send(body('901000000', { verificationCode: code }));
    expect([status, reply.errorCode]).toEqual([200, 'member.exists']);
    expect(reply.value.fields).toHaveProperty('mobileNum');
  });

  it.each([
    ['mobileNum', { mobileNum: '' }],
    ['verificationCode', { verificationCode: '' }],
    ['countryDialingCode', { countryDialingCode: 'VN', verificationCode: '123456' }],
  ])('registration by phone requires the field %s', async (name, changes) => {
    const { status, body: reply } = await send(body('905000008', changes));
    expect([status, reply.errorCode]).toEqual([400, 'input.invalid']);
    expect(reply.value.fields).toHaveProperty(name);
  });
});

describe('registration with a code provider', () => {
  const verification = { firebaseChannel: 'sms', firebaseIdToken: 'good-token' };

  it.each([
    ['a token it does not know', '905000009', { ...verification, firebaseIdToken: 'bad' }],
    ['the token of another number', '905000010', verification],
    ['the same digits of another country', '905000009', { ...verification, countryDialingCode: '66' }],
  ])('REG-19 S45 registration rejects %s', async (_, mobileNum, changes) => {
    expect((await send(body(mobileNum, changes))).body.errorCode).toBe('code.wrong');
    expect(await rowOf(mobileNum)).toBeUndefined();
  });

  it('REG-19 registration accepts a provider token in place of a code', async () => {
    expect((await send(body('905000009', verification))).body.success).toBe(true);
    expect(await rowOf('905000009')).toMatchObject({ dialing_code: '84' });
  });

  it('REG-19 registration with a provider token returns 501 if no provider is configured', async () => {
    const bare = await accountGateway();
    const headers = await solve(bare);
    const { status, body: reply } = await bare.call(registerMobile, body('905000011', verification), headers);
    expect([status, reply.errorCode]).toEqual([501, 'provider.missing']);
    await bare.stop();
  });
});
