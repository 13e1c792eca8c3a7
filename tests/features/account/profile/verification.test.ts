/**
 * Password checks for email and payee name changes within a session, on both databases. `security/contacts.test.ts`
 * covers email verification codes.
 */
import { changePassword, contactCode, passwordByEmail, setEmail, setPayeeName } from 'lobbykit/wire';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../helpers/eventually.ts';
import {
  accountGateway,
  bearer,
  HOUR,
  logIn,
  MINUTE,
  PASSWORD,
  weakHash,
} from '../../../helpers/gateway/account-steps.ts';
import { onBothEngines } from '../../../helpers/gateway/engines.ts';
import { messagesTo } from '../../../helpers/gateway/outbox.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

const DAY = 24 * HOUR;

onBothEngines(
  'session changes with a password check',
  twins => {
    let server: TestGateway;
    let serial = 0;
    let name = '';
    // Unique mail addresses per test, because mails are written after the response and may arrive during the next test.
    let oldMail = '';
    let newMail = '';
    let lan: Record<string, string>;
    beforeAll(() => {
      server = twins.server;
    });
    beforeEach(async () => {
      name = `lan${++serial}`;
      oldMail = `${name}@example.com`;
      newMail = `${name}@example.org`;
      lan = bearer((await server.memberSession({ userName: name, expiresAt: server.now() + 2 * DAY })).token);
      await setMember({ email: oldMail, password_hash: weakHash(PASSWORD) });
    });

    const setMember = (change: {
      email?: string | null;
      password_hash?: string | null;
      must_change_password?: boolean;
    }) => server.db.updateTable('members').set(change).where('user_name', '=', name).execute();
    const row = () =>
      server.db.selectFrom('members').selectAll().where('user_name', '=', name).executeTakeFirstOrThrow();
    const recover = (email: string) =>
      server.call(passwordByEmail, new URLSearchParams({ username: name, email }).toString(), {
        'Content-Type': 'application/x-www-form-urlencoded',
      });
    const notificationsTo = (recipient: string) => messagesTo(server, recipient);
    /** Returns the only notification to a mail address when the notification has arrived. */
    const notificationTo = (recipient: string) =>
      eventually(async () => {
        const notifications = await notificationsTo(recipient);
        expect(notifications).toHaveLength(1);
        return notifications[0]!;
      });
    /** Returns the code that was sent to a mail address. */
    const codeTo = async (recipient: string, body: object, headers: Record<string, string>) => {
      await server.call(contactCode, { kind: 'email', ...body }, headers);
      return eventually(async () => {
        const found = (await notificationsTo(recipient))
          .map(({ body: text }) => /^(\d{6}) /.exec(text)?.[1])
          .find(Boolean);
        expect(found).toBeDefined();
        return found!;
      });
    };
    /** Sets the new email with a code to the old mail address, or with the password if there is no old mail address. */
    const bindMail = async (before: string | null, headers: Record<string, string> = lan) => {
      const verificationCode = await codeTo(newMail, { email: newMail }, headers);
      const verification = before ? { oldCode: await codeTo(before, {}, headers) } : { password: PASSWORD };
      const { body } = await server.call(setEmail, { email: newMail, verificationCode, ...verification }, headers);
      expect([body.success, body.errorCode]).toEqual([true, undefined]);
      // Removes the mails with codes, so that the following tests do not count them.
      await server.db.deleteFrom('outbox').where('body', '~', '^[0-9]{6} ').execute();
    };
    const CHANGES = [
      { endpoint: setEmail, change: { email: 'thief@example.org', verificationCode: '123456' } },
      { endpoint: setPayeeName, change: { payeeName: 'Thief Name' } },
    ];

    it.each(CHANGES)(
      'S16 $endpoint.name without the password is rejected without changes',
      async ({ endpoint, change }) => {
        const before = await row();
        const bare = await server.call(endpoint, change, lan);
        expect([bare.status, bare.body.errorCode]).toEqual([400, 'input.invalid']);
        const wrong = await server.call<{ fields: object }>(endpoint, { ...change, password: 'Wrong-2026' }, lan);
        expect([wrong.status, wrong.body.errorCode]).toEqual([200, 'password.wrong']);
        expect(Object.keys(wrong.body.value.fields)).toEqual(['password']);
        expect(await row()).toEqual(before);
      },
    );

    it('S34 profile, password change and login share ten password attempts in 15 minutes per member', async () => {
      const guess = (n: number) => {
        const at = twins.at(n);
        const old = { oldPassword: `Wrong-${n}`, newPassword: 'Better-2026', confirmNewPassword: 'Better-2026' };
        return n % 2 === 0
          ? at.call(changePassword, old, lan)
          : at.call(setPayeeName, { payeeName: 'Thief Name', password: `Wrong-${n}` }, lan);
      };
      for (let n = 0; n < 10; n++) expect((await guess(n)).body.errorCode).toBe('password.wrong');
      const { status, headers, body } = await server.call(setPayeeName, { payeeName: 'Lan', password: PASSWORD }, lan);
      expect([status, body.errorCode]).toEqual([429, 'login.locked']);
      expect(headers.get('Retry-After')).toBe('900');
      await twins.advance(15 * MINUTE);
      const after = await server.call(setPayeeName, { payeeName: 'Lan', password: PASSWORD }, lan);
      expect(after.body.success).toBe(true);
    });

    it('S34 two gateways together check only ten of fifty concurrent password attempts', async () => {
      const guesses = Array.from({ length: 50 }, (_, n) =>
        twins.at(n).call(setPayeeName, { payeeName: 'Thief Name', password: `Wrong-${n}` }, lan),
      );
      const codes = (await Promise.all(guesses)).map(({ body }) => body.errorCode);
      expect(codes.filter(code => code === 'password.wrong')).toHaveLength(10);
      expect(codes.filter(code => code === 'login.locked')).toHaveLength(40);
    });

    it('S16 temporary password from a mail is not accepted for profile changes', async () => {
      await recover(oldMail);
      const temporary = /^[A-Za-z0-9]{12}$/m.exec((await notificationTo(oldMail)).body)![0];
      const { body } = await logIn(server, name, temporary);
      const change = { email: 'thief@example.org', verificationCode: '123456', password: temporary };
      const tryChange = async () => (await server.call(setEmail, change, bearer(body.value.token))).body.errorCode;
      expect(await tryChange()).toBe('password.due');
      // The temporary password does not authorize the change even if no password change is required.
      await setMember({ must_change_password: false });
      expect(await tryChange()).toBe('password.wrong');
    });

    it('S16 member without a password receives the instructions to set one in the requested language', async () => {
      await setMember({ password_hash: null });
      const change = { email: 'lan@example.org', verificationCode: '123456', password: 'Wrong-2026' };
      const headers = { ...lan, 'Accept-Language': 'vi' };
      const { status, body } = await server.call<{ fields: { password: string } }>(setEmail, change, headers);
      expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
      expect(body.value.fields.password).toContain('Quên mật khẩu');
    });

    it.each([
      ['another one', true],
      ['the first one', false],
    ])(
      'S16 an email set recently (%s) cannot reset the password for 24 hours and the response does not reveal this',
      async (_, hadOne) => {
        await setMember({ email: hadOne ? oldMail : null });
        await bindMail(hadOne ? oldMail : null);
        const unknown = await recover('nobody@example.org');
        const early = await recover(newMail);
        expect([early.status, early.body]).toEqual([200, { ...unknown.body, requestId: early.body.requestId }]);
        await twins.advance(DAY - MINUTE);
        await recover(newMail);
        await twins.advance(MINUTE);
        await recover(newMail);
        expect(await notificationTo(newMail)).toMatchObject({
          subject: 'Your temporary password',
          sent_at: server.now(),
        });
      },
    );

    it('S16 temporary password mailed before an email change is invalid after the change', async () => {
      await recover(oldMail);
      const temporary = /^[A-Za-z0-9]{12}$/m.exec((await notificationTo(oldMail)).body)![0];
      await bindMail(oldMail);
      expect((await logIn(server, name, temporary)).body.errorCode).toBe('login.failed');
    });

    it.each([
      ['en', 'Your email address was changed', 'change your password'],
      ['vi', 'Địa chỉ email của bạn đã được thay đổi', 'đổi mật khẩu'],
      ['pt', 'Seu e-mail foi alterado', 'troque sua senha'],
    ])(
      'S16 the previous mail address is notified in %s of the change, its time and the next steps',
      async (language, subject, advice) => {
        const headers = { ...lan, 'Accept-Language': language };
        await bindMail(oldMail, headers);
        const message = await notificationTo(oldMail);
        expect(message).toMatchObject({ recipient: oldMail, subject });
        expect(message.body).toContain(advice);
        const clock = new Intl.DateTimeFormat('en-GB', {
          hour: '2-digit',
          minute: '2-digit',
          timeZone: 'Asia/Ho_Chi_Minh',
        });
        expect(message.body).toContain(clock.format(server.now()));
        expect(message.body).not.toContain(newMail);
      },
    );

    it("S16 notification shows the time in the merchant's named time zone", async () => {
      const demo = server.db.updateTable('merchants').where('code', '=', 'demo');
      await demo.set({ zone: 'Asia/Tokyo' }).execute();
      try {
        await bindMail(oldMail);
        expect((await notificationTo(oldMail)).body).toMatch(/GMT\+9/);
      } finally {
        await demo.set({ zone: 'Asia/Ho_Chi_Minh' }).execute();
      }
    });

    it('S16 payee name change notifies the member by email and succeeds for a member without an email', async () => {
      await server.call(setPayeeName, { payeeName: 'Lan Nguyen', password: PASSWORD }, lan);
      const message = await notificationTo(oldMail);
      expect(message).toMatchObject({ recipient: oldMail, subject: 'Your payout account name was changed' });
      expect(message.body).not.toContain('Lan Nguyen');
      await setMember({ email: null });
      const without = await server.call(setPayeeName, { payeeName: 'Lan Tran', password: PASSWORD }, lan);
      expect(without.body.success).toBe(true);
      expect((await row()).profile).toEqual({ payeeName: 'Lan Tran' });
    });
  },
  { open: accountGateway },
);
