import { login, passwordByVerification, smsCode, smsRegisterCode } from 'lobbykit/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeAttempt } from '../../../site/gateway/platform/rate-limits/repository.ts';
import {
  countMessages,
  DIALING,
  getCode,
  isAccepted,
  KNOWN,
  nextMessage,
  otherCode,
  requestCode,
  slidePass,
} from '../../helpers/gateway/verification-steps.ts';
import { gateway, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
let server: TestGateway;
beforeEach(async () => {
  server = await gateway();
});
afterEach(() => server.stop());

describe('code request', () => {
  it('GW-05 code request returns the time of the next allowed request, which is one minute later', async () => {
    const { status, body } = await requestCode(server, 'login');
    expect([status, body.value]).toEqual([200, { expirationTime: TEST_NOW + MINUTE }]);
  });

  it('S36 code has six digits and is sent to the member but not in the response', async () => {
    const { body } = await requestCode(server, 'recovery');
    const message = await nextMessage(server, 0);
    expect(message.recipient).toBe(`+${DIALING} ${KNOWN}`);
    const code = /\b\d{6}\b/.exec(message.body)![0];
    expect(JSON.stringify(body)).not.toContain(code);
  });

  it('S36 code message is written in the language of the request', async () => {
    await requestCode(server, 'recovery', KNOWN, {}, { 'Accept-Language': 'vi' });
    expect((await nextMessage(server, 0)).body).toMatch(/^\d{6} là mã để đặt mật khẩu mới\./);
  });

  it('S36 code and number are stored only as HMACs', async () => {
    const code = await getCode(server, 'login');
    const rows = JSON.stringify([
      await server.db.selectFrom('codes').selectAll().execute(),
      await server.db.selectFrom('rate_limit_hits').selectAll().execute(),
      await server.db.selectFrom('slide_tokens').selectAll().execute(),
    ]);
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(KNOWN);
  });

  it('S36 code request for unknown, foreign or disabled numbers returns the usual response but sends no message', async () => {
    const known = await requestCode(server, 'login');
    await nextMessage(server, 0);
    const others = [
      await requestCode(server, 'login', '911222333'),
      await requestCode(server, 'login', KNOWN, { countryDialingCode: '66' }),
    ];
    await server.advance(MINUTE);
    await server.db.updateTable('members').set({ disabled: true }).where('user_name', '=', 'member0').execute();
    const disabled = await requestCode(server, 'login');
    for (const { status, body } of others) {
      expect([status, body]).toEqual([200, { ...known.body, requestId: body.requestId }]);
    }
    expect(disabled.body.value).toEqual({ expirationTime: TEST_NOW + 2 * MINUTE });
    await server.advance(MINUTE);
    await requestCode(server, 'registration', '911222333');
    await nextMessage(server, 1);
    expect(await countMessages(server)).toBe(2);
  });

  it('S36 code request requires a slide token', async () => {
    const request = { mobileNum: KNOWN, countryDialingCode: DIALING };
    for (const slidePassParam of [{}, { slidePass: 'made-up' }]) {
      const { body } = await server.call(smsCode, { ...request, ...slidePassParam });
      expect(body).toMatchObject({ success: false, errorCode: 'slide.wrong' });
    }
    expect(await countMessages(server)).toBe(0);
  });

  it('SMS-09 code request accepts the number as mobileNo with separators', async () => {
    const pass = await slidePass(server, 'login', '901 000-000');
    const { body } = await server.call(smsCode, { mobileNo: KNOWN, countryDialingCode: '+84', slidePass: pass });
    expect(body.success).toBe(true);
    expect((await nextMessage(server, 0)).recipient).toBe('+84 901000000');
  });

  it.each([
    [{ mobileNum: 'abc', countryDialingCode: '84' }, 'mobileNum'],
    [{ mobileNo: '123', countryDialingCode: '84' }, 'mobileNo'],
    [{ mobileNum: KNOWN, countryDialingCode: 'VN' }, 'countryDialingCode'],
    [{ mobileNum: KNOWN, countryDialingCode: '84', purpose: 'registration' }, 'purpose'],
  ])('code request reports the invalid field: %j', async (request, field) => {
    const { status, body } = await server.call<{ fields: object }>(smsCode, request);
    expect([status, body.errorCode, Object.keys(body.value.fields)]).toEqual([400, 'input.invalid', [field]]);
  });

  it.each([
    ['login', 'MOBILEVERCODELOGIN3'],
    ['recovery', 'CHNGPASSVERIF3'],
  ] as const)('S2 code request for %s is rejected if the flag %s is off', async (purpose, flag) => {
    await server.db.updateTable('flags').set({ enabled: false }).where('name', '=', flag).execute();
    const { status, body } = await requestCode(server, purpose);
    expect([status, body.errorCode]).toEqual([403, 'permission.denied']);
    expect((await requestCode(server, purpose === 'login' ? 'recovery' : 'login')).status).toBe(200);
  });

  it('EP-05 registration codes have a separate endpoint', async () => {
    const wrong = { mobileNum: KNOWN, countryDialingCode: DIALING, purpose: 'login' };
    expect((await server.call(smsRegisterCode, wrong)).status).toBe(400);
    expect((await requestCode(server, 'registration', '911222333')).status).toBe(200);
  });
});

describe('sent code', () => {
  it('S36 code is accepted for five minutes', async () => {
    const code = await getCode(server, 'recovery');
    await server.advance(5 * MINUTE - 1);
    expect(await isAccepted(server, code)).toBe(true);
    await server.advance(1);
    expect(await isAccepted(server, code)).toBe(false);
    await requestCode(server, 'login');
    const stored = await server.db.selectFrom('codes').select('purpose').execute();
    expect(stored).toEqual([{ purpose: 'login' }]);
  });

  it('S36 code is accepted only once, even if it is used concurrently', async () => {
    const code = await getCode(server, 'recovery');
    const use = (newPassword: string) =>
      server.call(passwordByVerification, { mobileNum: KNOWN, verificationCode: code, newPassword });
    const responses = await Promise.all([use('First-2026'), use('Second-2026')]);
    expect(responses.map(({ body }) => body.errorCode ?? '').sort()).toEqual(['', 'code.wrong']);
  });

  it.each([
    [4, true],
    [5, false],
  ])('S36 code validity after %i wrong attempts is %s', async (tries, good) => {
    const code = await getCode(server, 'recovery');
    for (let n = 0; n < tries; n++) expect(await isAccepted(server, otherCode(code))).toBe(false);
    expect(await isAccepted(server, code)).toBe(good);
  });

  it('S36 code is valid only for its purpose of registration, login or recovery', async () => {
    expect(await isAccepted(server, await getCode(server, 'registration'))).toBe(false);
    await server.advance(MINUTE);
    expect(await isAccepted(server, await getCode(server, 'login'))).toBe(false);
    await server.advance(MINUTE);
    const code = await getCode(server, 'recovery');
    const logIn = (password: string) => server.call(login, { type: 'sms', username: KNOWN, password });
    expect((await logIn(code)).body.errorCode).toBe('login.failed');
    expect(await isAccepted(server, code)).toBe(true);
  });

  it('S36 code is valid only for its number', async () => {
    const member40 = server.db.updateTable('members').where('user_name', '=', 'member40');
    await member40.set({ mobile: '902000000', dialing_code: DIALING }).execute();
    const code = await getCode(server, 'recovery');
    expect(await isAccepted(server, code, '902000000')).toBe(false);
    expect(await isAccepted(server, code)).toBe(true);
  });

  it('S36 a new code replaces the previous code', async () => {
    const first = await getCode(server, 'recovery');
    await server.advance(MINUTE);
    const second = await getCode(server, 'recovery');
    if (first !== second) expect(await isAccepted(server, first)).toBe(false);
    expect(await isAccepted(server, second)).toBe(true);
  });

  it('LOGIN-15 login accepts the number as name and the code as password', async () => {
    const password = await getCode(server, 'login');
    const { body } = await server.call(login, { type: 'sms', username: KNOWN, password });
    expect(body.value).toMatchObject({ userName: 'member0', customerType: 0, token: expect.any(String) });
  });
});

describe('code rate limits', () => {
  const waitOf = async (purpose: 'login' | 'recovery', mobile = KNOWN, headers = {}) => {
    const reply = await requestCode(server, purpose, mobile, {}, headers);
    return reply.status === 429 ? Number(reply.headers.get('retry-after')) : 0;
  };

  it('S36 number can request only one code a minute, regardless of the purpose of the code', async () => {
    expect(await waitOf('login')).toBe(0);
    expect(await waitOf('recovery')).toBe(60);
    await server.advance(MINUTE - 1);
    expect(await waitOf('recovery')).toBe(1);
    await server.advance(1);
    expect(await waitOf('recovery')).toBe(0);
  });

  it('S36 concurrent code requests send only one code', async () => {
    const passes = await Promise.all(Array.from({ length: 8 }, () => slidePass(server, 'login', KNOWN)));
    const requests = passes.map(pass =>
      server.call(smsCode, { mobileNum: KNOWN, countryDialingCode: DIALING, slidePass: pass }),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter(status => status === 200)).toHaveLength(1);
  });

  it('S36 number can request five codes a day, also if unknown', { tags: 'slow' }, async () => {
    for (const mobile of [KNOWN, '911222333']) {
      const began = server.now();
      for (let n = 0; n < 5; n++) {
        expect(await waitOf('login', mobile)).toBe(0);
        await server.advance(MINUTE);
      }
      expect(await waitOf('login', mobile)).toBe((DAY - 5 * MINUTE) / 1_000);
      await server.advance(began + DAY - server.now() - 1);
      expect(await waitOf('login', mobile)).toBe(1);
      await server.advance(1);
      expect(await waitOf('login', mobile)).toBe(0);
    }
  });

  it('S36 S43 IP address or IPv6 network can request twenty codes a day', { tags: 'slow' }, async () => {
    await server.stop();
    server = await gateway({ trustedProxies: ['127.0.0.1'] });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    expect(await waitOf('login', '911222310', from('2001:db8::'))).toBe(0);
    // Each code requires a solved puzzle, so the test inserts eighteen of the twenty counted requests directly.
    const counts = server.db.selectFrom('rate_limit_hits').select('bucket').where('bucket', 'like', 'code-address %');
    const { bucket } = await counts.executeTakeFirstOrThrow();
    for (let n = 0; n < 18; n++) await takeAttempt(server.db, { bucket, max: 20, perMs: DAY }, server.now());
    expect(await waitOf('login', '911222311', from('2001:db8::1'))).toBe(0);
    expect(await waitOf('login', '911222399', from('2001:db8::ffff'))).toBe(DAY / 1_000);
    expect(await waitOf('login', '911222399', from('2001:db8:0:1::1'))).toBe(0);
  });
});
