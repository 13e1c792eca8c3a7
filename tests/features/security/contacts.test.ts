/** Verification of email and phone number by codes (SAFE-02), on both databases. */
import {
  cancelContactChange,
  changePassword,
  contactCode,
  login,
  passwordByVerification,
  paymentPasswordCode,
  setEmail,
  setMobile,
  setPaymentPassword,
} from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { eventually } from '../../helpers/eventually.ts';
import { contactSteps } from '../../helpers/gateway/contact-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { phoneGateway } from '../../helpers/gateway/phone-gateway.ts';
import { callErrorOf, PASSWORD, PIN, type Withdrawer, withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onBothEngines(
  'email and phone number',
  twins => {
    const {
      newMail,
      newNumber,
      row,
      notificationsTo,
      subjectsTo,
      kinds,
      mailCode,
      oldCode,
      numberCode,
      standing,
      withMail,
    } = contactSteps(twins);

    it('SAFE-02 first email is set immediately with its code and the password and is shown masked', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      const email = newMail();
      const bind = (more: object) => callErrorOf(member.call(setEmail, { email, password: PASSWORD, ...more }));
      expect(await bind({ verificationCode: '000000' })).toMatchObject({ code: 'code.wrong' });
      const code = await mailCode(member, email);
      expect(await bind({ verificationCode: code, password: 'Wrong-2026' })).toMatchObject({ code: 'password.wrong' });
      expect(await bind({ verificationCode: code, password: undefined })).toMatchObject({ code: 'input.invalid' });
      expect((await row(member)).email).toBeNull();
      expect(await bind({ verificationCode: code })).toMatchObject({ success: true, value: { changesAt: null } });
      expect((await row(member)).email).toBe(email);
      expect(await standing(member)).toMatchObject({ email: `s***@example.com`, contactChanges: [] });
      expect(await bind({ verificationCode: code })).toMatchObject({ code: 'contact.same' });
      const entries = await twins.server.db
        .selectFrom('audit')
        .select(['kind', 'detail'])
        .where('member_id', '=', member.memberId)
        .where('kind', '=', 'email-changed')
        .execute();
      expect(entries).toEqual([{ kind: 'email-changed', detail: { from: null, to: 's***@example.com' } }]);
    });

    it('SAFE-02 code is valid for one use by one member for one mail address and permits five attempts', async () => {
      const [one, two] = [
        await withdrawer(twins.server, { isNew: true }),
        await withdrawer(twins.server, { isNew: true }),
      ];
      const [email, other] = [newMail(), newMail()];
      const code = await mailCode(one, email);
      const bind = (member: Withdrawer, address: string, verificationCode: string) =>
        callErrorOf(member.call(setEmail, { email: address, password: PASSWORD, verificationCode }));
      expect(await bind(one, other, code)).toMatchObject({ code: 'code.wrong' });
      expect(await bind(two, email, code)).toMatchObject({ code: 'code.wrong' });
      const wrong = code === '111111' ? '222222' : '111111';
      for (let n = 0; n < 5; n++) expect(await bind(one, email, wrong)).toMatchObject({ code: 'code.wrong' });
      expect(await bind(one, email, code)).toMatchObject({ code: 'code.wrong' });
      expect(await callErrorOf(one.call(contactCode, { kind: 'email', email }))).toMatchObject({ code: 'busy' });
      await twins.advance(MINUTE);
      const again = await mailCode(one, email);
      const both = await Promise.all([0, 1].map(() => bind(one, email, again)));
      expect(both.filter(({ success }) => success)).toHaveLength(1);
    });

    it('SAFE-02 concurrent first emails set only one address, and the password alone does not replace this address immediately', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      const emails = [newMail(), newMail()];
      const codes: string[] = [];
      for (const email of emails) codes.push(await mailCode(member, email));
      const bound = await Promise.all(
        emails.map((email, n) =>
          callErrorOf(
            twins
              .at(n)
              .call(
                setEmail,
                { email, verificationCode: codes[n], password: PASSWORD },
                { Authorization: `Bearer ${member.token}` },
              ),
          ),
        ),
      );
      // A single gateway processes the calls one after the other, so the second call creates a pending change of 24
      // hours.
      const other = bound.some(({ code }) => code === 'code.wrong') ? [] : ['contact-waits'];
      expect(await kinds(member)).toEqual(['email-changed', ...other]);
      expect(await standing(member)).toMatchObject({ contactChanges: other.map(() => ({ kind: 'email' })) });
    });

    it('SAFE-02 email is changed immediately with a code to the previous email and its owner is notified', async () => {
      const { member, email } = await withMail();
      const to = newMail();
      const old = await oldCode(member, email);
      const code = await mailCode(member, to);
      const bind = (more: object) => callErrorOf(member.call(setEmail, { email: to, verificationCode: code, ...more }));
      // The code of the new mail address is not accepted for the old mail address.
      expect(await bind({ oldCode: code })).toMatchObject({ code: 'code.wrong', value: { fields: { oldCode: {} } } });
      expect(await bind({ oldCode: old })).toMatchObject({ success: true, value: { changesAt: null } });
      expect((await row(member)).email).toBe(to);
      await eventually(async () => expect(await subjectsTo(email)).toContain('Your email address was changed'));
      // The new mail address received only its code.
      expect(await subjectsTo(to)).toEqual(['Your code']);
      const { detail } = await twins.server.db
        .selectFrom('audit')
        .select('detail')
        .where('member_id', '=', member.memberId)
        .where('kind', '=', 'email-changed')
        .executeTakeFirstOrThrow();
      expect(detail).toEqual({ from: 's***@example.com', to: 's***@example.com' });
      // Both codes are used up.
      expect(await callErrorOf(member.call(setEmail, { email, verificationCode: code, oldCode: old }))).toMatchObject({
        code: 'code.wrong',
      });
    });

    it('SAFE-02 email change with the password alone notifies the owner and is pending for 24 h', async () => {
      const { member, email } = await withMail();
      const to = newMail();
      const code = await mailCode(member, to);
      const changesAt = twins.server.now() + DAY;
      expect(
        await callErrorOf(member.call(setEmail, { email: to, verificationCode: code, password: PASSWORD })),
      ).toMatchObject({ success: true, value: { changesAt } });
      expect((await row(member)).email).toBe(email);
      expect((await standing(member)).contactChanges).toEqual([{ kind: 'email', to: 's***@example.com', changesAt }]);
      await eventually(async () => expect(await subjectsTo(email)).toContain('Your email address will change'));
      await twins.advance(DAY - 1);
      expect((await row(member)).email).toBe(email);
      // Both gateways process the change at the same time but apply the change once.
      await twins.advance(1);
      expect((await row(member)).email).toBe(to);
      expect(await kinds(member)).toEqual(['contact-waits', 'email-changed']);
      await eventually(async () =>
        expect((await subjectsTo(email)).filter(one => one === 'Your email address was changed')).toHaveLength(1),
      );
    });

    it('SAFE-02 pending email change is canceled by the member or by a password change', async () => {
      const { member, email } = await withMail();
      const wait = async () => {
        await twins.advance(MINUTE);
        const to = newMail();
        const verificationCode = await mailCode(member, to);
        const error = await callErrorOf(member.call(setEmail, { email: to, verificationCode, password: PASSWORD }));
        expect(error).toMatchObject({ success: true });
      };
      await wait();
      expect(await callErrorOf(member.call(cancelContactChange, { kind: 'mobile' }))).toMatchObject({
        code: 'contact.missing',
      });
      expect(await callErrorOf(member.call(cancelContactChange, { kind: 'email' }))).toMatchObject({ success: true });
      await wait();
      const change = { oldPassword: PASSWORD, newPassword: 'Better-2026', confirmNewPassword: 'Better-2026' };
      expect(await callErrorOf(member.call(changePassword, change))).toMatchObject({ success: true });
      await twins.advance(2 * DAY);
      expect((await row(member)).email).toBe(email);
      expect(await kinds(member)).toEqual(['contact-waits', 'contact-kept', 'contact-waits', 'password-changed']);
    });

    it('SAFE-02 phone number is changed with the same rules and the previous number is notified by text message', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      const [first, second] = [newNumber(), newNumber()];
      const bind = async (number: ReturnType<typeof newNumber>, verification: object) =>
        callErrorOf(
          member.call(setMobile, { ...number, verificationCode: await numberCode(member, number), ...verification }),
        );
      expect(await bind(first, { password: PASSWORD })).toMatchObject({ success: true, value: { changesAt: null } });
      expect(await row(member)).toMatchObject({ dialing_code: '84', mobile: first.mobileNum });
      expect((await standing(member)).mobileNum).toBe(`+84 ••• ••• ${first.mobileNum.slice(-3)}`);
      await twins.advance(MINUTE);
      expect(await bind(second, { password: PASSWORD })).toMatchObject({ success: true });
      await eventually(async () =>
        expect((await notificationsTo(`+84 ${first.mobileNum}`)).at(-1)?.body).toContain(
          'Another mobile number was set',
        ),
      );
      await twins.advance(DAY);
      expect((await row(member)).mobile).toBe(second.mobileNum);
    });

    it('SAFE-02 number of another account is rejected, also if the number was taken during a pending change', async () => {
      const { server } = twins;
      const [one, two] = [await withdrawer(server, { isNew: true }), await withdrawer(server, { isNew: true })];
      const [own, number] = [newNumber(), newNumber()];
      const assign = (memberId: number, mobile: string | null) =>
        server.db.updateTable('members').set({ dialing_code: '84', mobile }).where('id', '=', memberId).execute();
      await assign(one.memberId, own.mobileNum);
      await assign(two.memberId, number.mobileNum);
      const bind = async () =>
        callErrorOf(
          one.call(setMobile, { ...number, verificationCode: await numberCode(one, number), password: PASSWORD }),
        );
      expect(await bind()).toMatchObject({ code: 'contact.taken' });
      await assign(two.memberId, null);
      await twins.advance(MINUTE);
      expect(await bind()).toMatchObject({ success: true });
      await assign(two.memberId, number.mobileNum);
      await twins.advance(DAY);
      expect((await row(one)).mobile).toBe(own.mobileNum);
      expect(await kinds(one)).toEqual(['contact-waits', 'contact-kept']);
    });

    it('SAFE-02 S16 a phone number changed recently cannot reset the password for 24 hours', async () => {
      const { server } = twins;
      const member = await withdrawer(server, { isNew: true });
      const number = newNumber();
      await member.call(setPaymentPassword, { paymentPassword: PIN, password: PASSWORD });
      const verificationCode = await numberCode(member, number);
      await member.call(setMobile, { ...number, verificationCode, password: PASSWORD });
      expect(await callErrorOf(member.call(paymentPasswordCode, {}))).toMatchObject({ code: 'withdraw.code.nowhere' });
      const recover = () =>
        server.call(passwordByVerification, {
          newPassword: 'Better-2026',
          mobileNum: number.mobileNum,
          firebaseIdToken: `proof-of-${number.mobileNum}`,
        });
      expect((await recover()).body.errorCode).toBe('code.wrong');
      await twins.advance(DAY);
      expect((await recover()).body.success).toBe(true);
      const username = member.userName;
      const { token } = (
        await server.call<{ token: string }>(login, { type: 'username', username, password: 'Better-2026' })
      ).body.value;
      const sent = await server.call(paymentPasswordCode, {}, { Authorization: `Bearer ${token}` });
      expect(sent.body.value).toMatchObject({ channel: 'sms', sentTo: `•••${number.mobileNum.slice(-3)}` });
    });

    it('SAFE-02 S36 member can send ten codes a day across all recipients', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      const requestCode = () => callErrorOf(member.call(contactCode, { kind: 'email', email: newMail() }));
      const codes: (string | undefined)[] = [];
      for (let n = 0; n < 11; n++) codes.push((await requestCode()).code);
      expect(codes).toEqual([...Array(10).fill(undefined), 'busy']);
      expect(await callErrorOf(member.call(contactCode, { kind: 'mobile' }))).toMatchObject({
        code: 'contact.missing',
      });
    });
  },
  { open: phoneGateway },
);
