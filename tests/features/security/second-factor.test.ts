import {
  disableSecondFactor,
  type Endpoint,
  enableSecondFactor,
  login,
  loginCode,
  passwordByEmail,
  passwordByVerification,
  renewRecoveryCodes,
  renewSession,
  securityConfig,
  startSecondFactor,
} from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { createLoginLink } from '../../../site/gateway/features/account/login/login-links.ts';
import { readMember } from '../../../site/gateway/features/account/members-repository.ts';
import { codeAt, stepOf } from '../../../site/gateway/features/security/totp.ts';
import { eventually } from '../../helpers/eventually.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { messagesTo } from '../../helpers/gateway/outbox.ts';
import { phoneGateway } from '../../helpers/gateway/phone-gateway.ts';
import { getCode } from '../../helpers/gateway/verification-steps.ts';
import { callErrorOf, PASSWORD, PIN, type Withdrawer, withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('authenticator codes', () => {
  /** Base32 key of RFC 6238, appendix B; its eight-digit codes are shortened to six digits. */
  const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('SAFE-05 authenticator code matches RFC 6238: at %i s %s', (at, code) => {
    expect(codeAt(KEY, at * SECOND)).toBe(code);
    expect(stepOf(KEY, code, at * SECOND)).toBe(Math.floor(at / 30));
  });

  it('SAFE-05 code is accepted if the clock differs by one time step and rejected if it differs by two', () => {
    const now = 1_234_567_890 * SECOND;
    const step = Math.floor(now / 30_000);
    const judged = [-2, -1, 0, 1, 2].map(off => stepOf(KEY, codeAt(KEY, now + off * 30_000), now));
    expect(judged).toEqual([null, step - 1, step, step + 1, null]);
  });
});

onBothEngines(
  'second factor',
  twins => {
    interface Setup {
      readonly member: Withdrawer;
      readonly secret: string;
      readonly codes: readonly string[];
    }
    const now = () => twins.server.now();

    /** Member with an enabled second factor; the time step of the last code is over. */
    const withFactor = async (existing?: Withdrawer): Promise<Setup> => {
      const member = existing ?? (await withdrawer(twins.server, { isNew: true }));
      const started = await member.call<{ secret: string; uri: string }>(startSecondFactor, { password: PASSWORD });
      const { secret, uri } = started.body.value;
      expect(uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${secret}`));
      const on = await member.call<{ codes: string[] }>(enableSecondFactor, { code: codeAt(secret, now()) });
      expect([on.body.success, on.body.errorCode]).toEqual([true, undefined]);
      await twins.advance(30 * SECOND);
      return { member, secret, codes: on.body.value.codes };
    };
    const logIn = (username: string) =>
      twins.server.call<Ticket>(login, { type: 'username', username, password: PASSWORD });
    interface Ticket {
      readonly ticket: string;
      readonly expiresIn: number;
      readonly token?: string;
    }
    const ticketFor = async (username: string) => {
      const { body } = await logIn(username);
      expect([body.success, body.errorCode]).toEqual([false, 'login.code.due']);
      expect(body.value.token).toBeUndefined();
      return body.value.ticket;
    };
    const enter = (ticket: string, code: string, n = 0) =>
      twins.at(n).call<{ token: string }>(loginCode, { ticket, code });

    it('SAFE-05 first code enables the second factor, the password is required, and the secret is stored encrypted', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      expect(await callErrorOf(member.call(startSecondFactor, { password: 'Wrong-2026' }))).toMatchObject({
        code: 'password.wrong',
      });
      expect(await callErrorOf(member.call(enableSecondFactor, { code: '000000' }))).toMatchObject({
        code: 'code.wrong',
      });
      const { secret, codes } = await withFactor(member);
      expect(codes).toHaveLength(10);
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      const rows = JSON.stringify([
        await twins.server.db.selectFrom('second_factors').selectAll().execute(),
        await twins.server.db.selectFrom('recovery_codes').selectAll().execute(),
      ]);
      for (const known of [secret, ...codes]) expect(rows).not.toContain(known);
      expect((await member.get<object>(securityConfig)).body.value).toMatchObject({
        hasSecondFactor: true,
        recoveryCodes: 10,
      });
      expect(await callErrorOf(member.call(startSecondFactor, { password: PASSWORD }))).toMatchObject({
        code: 'second.on',
      });
    });

    it('SAFE-05 login returns a challenge that is valid for two minutes, and each code works once on all gateways', async () => {
      const { member, secret } = await withFactor();
      const ticket = await ticketFor(member.userName);
      const code = codeAt(secret, now());
      const responses = await Promise.all([enter(ticket, code, 0), enter(await ticketFor(member.userName), code, 1)]);
      expect(responses.filter(({ body }) => body.success)).toHaveLength(1);
      expect(responses.find(({ body }) => !body.success)?.body.errorCode).toBe('code.wrong');
      // Code of a time step before the one of the last used code.
      expect((await enter(await ticketFor(member.userName), codeAt(secret, now() - 30 * SECOND))).body.errorCode).toBe(
        'code.wrong',
      );
      await twins.advance(30 * SECOND);
      const late = await ticketFor(member.userName);
      await twins.advance(2 * MINUTE);
      expect((await enter(late, codeAt(secret, now()))).body.errorCode).toBe('login.ticket.over');
      const used = await ticketFor(member.userName);
      expect((await enter(used, codeAt(secret, now()))).body.success).toBe(true);
      await twins.advance(30 * SECOND);
      expect((await enter(used, codeAt(secret, now()))).body.errorCode).toBe('login.ticket.over');
    });

    it('SAFE-05 challenge accepts five attempts and ten wrong codes lock the second factor', async () => {
      const { member, secret } = await withFactor();
      const wrong = (ticket: string) => enter(ticket, '000000');
      const first = await ticketFor(member.userName);
      const codes: (string | undefined)[] = [];
      for (let n = 0; n < 6; n++) codes.push((await wrong(first)).body.errorCode);
      expect(codes).toEqual([...Array(5).fill('code.wrong'), 'login.ticket.over']);
      const second = await ticketFor(member.userName);
      for (let n = 0; n < 5; n++) await wrong(second);
      const third = await ticketFor(member.userName);
      expect((await enter(third, codeAt(secret, now()))).body.errorCode).toBe('login.locked');
    });

    it('SAFE-05 each of ten recovery codes works once in upper or lower case, and new codes replace all old ones', async () => {
      const { member, secret, codes } = await withFactor();
      const [one = '', two = ''] = codes;
      expect((await enter(await ticketFor(member.userName), one.toLowerCase().replace('-', ''))).body.success).toBe(
        true,
      );
      expect((await enter(await ticketFor(member.userName), one)).body.errorCode).toBe('code.wrong');
      const renewed = await member.call<{ codes: string[] }>(renewRecoveryCodes, { code: codeAt(secret, now()) });
      expect(renewed.body.value.codes).toHaveLength(10);
      expect((await enter(await ticketFor(member.userName), two)).body.errorCode).toBe('code.wrong');
      expect((await enter(await ticketFor(member.userName), renewed.body.value.codes[9]!)).body.success).toBe(true);
    });

    it('SAFE-05 password and code disable the second factor and logins require no code afterwards', async () => {
      const { member, secret } = await withFactor();
      const off = (password: string, code: string) => callErrorOf(member.call(disableSecondFactor, { password, code }));
      expect(await off(PASSWORD, '000000')).toMatchObject({ code: 'code.wrong' });
      expect(await off('Wrong-2026', codeAt(secret, now()))).toMatchObject({ code: 'password.wrong' });
      expect(await off(PASSWORD, codeAt(secret, now()))).toMatchObject({ success: true });
      expect((await logIn(member.userName)).body.success).toBe(true);
    });

    describe('login methods with a second factor', () => {
      const due = async (endpoint: Endpoint, body: object | undefined, headers?: Record<string, string>) => {
        const { errorCode, value } = (await twins.server.call<Ticket>(endpoint, body, headers)).body;
        expect([errorCode, typeof value?.ticket]).toEqual(['login.code.due', 'string']);
        return value.ticket;
      };

      const withNumber = async () => {
        const { member } = await withFactor();
        const mobile = `9${String(member.memberId).padStart(8, '0')}`;
        const change = { dialing_code: '84', mobile };
        await twins.server.db.updateTable('members').set(change).where('id', '=', member.memberId).execute();
        return { member, mobile };
      };

      it('SAFE-05 login by text message and with a password reset by text message require the second factor', async () => {
        const { server } = twins;
        const { member, mobile } = await withNumber();
        const code = await getCode(server, 'login', mobile);
        await due(login, { type: 'sms', username: mobile, password: code });
        await twins.advance(MINUTE);
        const verificationCode = await getCode(server, 'recovery', mobile);
        const reset = { newPassword: 'Better-2026', mobileNum: mobile, verificationCode };
        expect((await server.call(passwordByVerification, reset)).body.success).toBe(true);
        await due(login, { type: 'username', username: member.userName, password: 'Better-2026' });
      });

      it('SAFE-05 login with a provider token requires the second factor', async () => {
        const { mobile } = await withNumber();
        await due(login, {
          type: 'firebase',
          firebaseChannel: 'sms',
          firebaseIdToken: `proof-of-${mobile}`,
          firebaseMobileNo: mobile,
          countryDialingCode: '84',
        });
      });

      it('SAFE-05 login link and temporary password require the second factor', async () => {
        const { member, secret } = await withFactor();
        const { server } = twins;
        const link = await createLoginLink(server.db, await readMember(server.db, member.memberId), now());
        const ticket = await due(renewSession, undefined, { Authorization: `Bearer ${link}` });
        expect((await enter(ticket, codeAt(secret, now()))).body.success).toBe(true);
        const email = `${member.userName}@example.com`;
        await server.db.updateTable('members').set({ email }).where('id', '=', member.memberId).execute();
        const { path, moduleId } = passwordByEmail;
        await fetch(server.url + path, {
          method: 'POST',
          headers: { ModuleId: moduleId, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ username: member.userName, email }),
        });
        const password = await eventually(async () => {
          const mails = await messagesTo(server, email);
          const found = mails.map(({ body }) => /^\w{12}$/m.exec(body)?.[0]).find(Boolean);
          expect(found).toBeDefined();
          return found!;
        });
        await due(login, { type: 'username', username: member.userName, password });
      });
    });

    it('SAFE-05 withdrawal requires a code and a wrong withdrawal password does not consume the code', async () => {
      const member = await withdrawer(twins.server);
      expect((await member.setting()) as object).toMatchObject({ wantsCode: false });
      const { secret } = await withFactor(member);
      expect((await member.setting()) as object).toMatchObject({ wantsCode: true });
      const withdraw = (more: object) => callErrorOf(member.withdraw('60000', more));
      expect(await withdraw({})).toMatchObject({ code: 'withdraw.code.due' });
      expect(await withdraw({ code: '000000' })).toMatchObject({ code: 'code.wrong' });
      const code = codeAt(secret, now());
      expect(await withdraw({ code, paymentPassword: '999998' })).toMatchObject({ code: 'withdraw.password.wrong' });
      expect(await withdraw({ code, paymentPassword: PIN })).toMatchObject({ success: true });
      expect(await withdraw({ code })).toMatchObject({ code: 'code.wrong' });
    });
  },
  { open: phoneGateway },
);
