import {
  addBankCard,
  paymentPasswordCode,
  removeBankCard,
  resetPaymentPassword,
  setPayeeName,
  setPaymentPassword,
} from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../helpers/eventually.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { messagesTo } from '../../helpers/gateway/outbox.ts';
import {
  BANYAN,
  callErrorOf,
  HARBOUR,
  NAME,
  PASSWORD,
  PIN,
  withdrawer,
} from '../../helpers/gateway/withdrawal-steps.ts';

const DAY = 86_400_000;

onBothEngines('withdrawal passwords and cards', twins => {
  const kinds = async (memberId: number) =>
    (
      await twins.server.db.selectFrom('audit').select('kind').where('member_id', '=', memberId).orderBy('id').execute()
    ).map(({ kind }) => kind);

  describe('withdrawal password', () => {
    it('OUT-02 withdrawal password has six uncommon digits, requires the login password and is set once', async () => {
      const member = await withdrawer(twins.server, { isNew: true });
      const set = (paymentPassword: string, password = PASSWORD) =>
        callErrorOf(member.call(setPaymentPassword, { paymentPassword, password }));
      for (const weak of ['12345', '1234567', 'abcdef', '123456', '777777'])
        expect(await set(weak)).toMatchObject({ code: 'withdraw.password.weak' });
      expect(await set(PIN, 'Wrong-2026')).toMatchObject({ code: 'password.wrong' });
      expect(await set(PIN)).toMatchObject({ success: true });
      expect(await set('204818')).toMatchObject({ code: 'withdraw.password.set' });
      expect((await member.setting()).hasPassword).toBe(true);
    });

    it('OUT-02 withdrawal password is stored as a slow hash of an HMAC', async () => {
      const member = await withdrawer(twins.server);
      const { payment_hash } = await twins.server.db
        .selectFrom('members')
        .select('payment_hash')
        .where('id', '=', member.memberId)
        .executeTakeFirstOrThrow();
      expect(payment_hash).toMatch(/^[a-z0-9]+\.scrypt\$/);
      const { createPasswords } = await import('../../../site/gateway/features/account/passwords/hashing.ts');
      const hash = payment_hash!.replace(/^[a-z0-9]+\./, '');
      expect((await createPasswords().verify(PIN, hash)).right).toBe(false);
    });

    it('OUT-02 only five of 300 concurrent guesses are checked, and the withdrawal password is then locked for 24 hours', async () => {
      const member = await withdrawer(twins.server, { email: 'out@example.com' });
      const guesses = Array.from({ length: 300 }, (_, n) => String(300_000 + n));
      const guess = (paymentPassword: string, n: number) =>
        twins
          .at(n)
          .call(
            addBankCard,
            { bankId: 'BANYAN', accountNo: BANYAN, payeeName: NAME, paymentPassword },
            { Authorization: `Bearer ${member.token}` },
          );
      const responses: Awaited<ReturnType<typeof guess>>[] = [];
      // Batches of 20, because a call waits for a database connection for only one second.
      for (let at = 0; at < guesses.length; at += 20) {
        responses.push(...(await Promise.all(guesses.slice(at, at + 20).map(guess))));
      }
      const audited = (await kinds(member.memberId)).filter(kind => kind === 'payment-password-wrong');
      expect(audited).toHaveLength(5);
      expect(responses.filter(({ body }) => body.errorCode === 'withdraw.password.wrong')).toHaveLength(4);
      // The correct password is rejected until the lockout ends.
      expect(await callErrorOf(member.withdraw('50000'))).toMatchObject({
        code: 'withdraw.password.locked',
        value: { until: twins.server.now() + DAY },
      });
      expect(await kinds(member.memberId)).toContain('payment-password-locked');
      await eventually(async () => {
        const mails = await messagesTo(twins.server, 'out@example.com');
        expect(mails.map(({ subject }) => subject)).toContain('Withdrawal password locked');
      });
    });

    it('OUT-02 concurrent correct passwords at all gateways neither lock the password nor consume attempts', async () => {
      const member = await withdrawer(twins.server);
      const body = { bankId: 'NOWHERE', accountNo: BANYAN, payeeName: NAME, paymentPassword: PIN };
      const responses = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          twins.at(n).call(addBankCard, body, { Authorization: `Bearer ${member.token}` }),
        ),
      );
      expect(new Set(responses.map(({ body }) => body.errorCode))).toEqual(new Set(['card.bank.unknown']));
      const guard = await twins.server.db
        .selectFrom('withdrawal_lockouts')
        .select(['failed_attempts', 'locked_until'])
        .where('member_id', '=', member.memberId)
        .executeTakeFirst();
      expect(guard).toEqual({ failed_attempts: 0, locked_until: null });
    });

    it('OUT-02 wrong password is counted even if its request fails and a correct password resets the counter', async () => {
      const member = await withdrawer(twins.server);
      expect(await callErrorOf(member.withdraw('1', { paymentPassword: '111112' }))).toMatchObject({
        code: 'withdraw.password.wrong',
        value: { left: 4 },
      });
      expect(await callErrorOf(member.withdraw('50000', { paymentPassword: '111113' }))).toMatchObject({
        value: { left: 3 },
      });
      expect(await callErrorOf(member.withdraw('1'))).toMatchObject({ code: 'withdraw.amount.outside' });
      expect(await callErrorOf(member.withdraw('50000', { paymentPassword: '111112' }))).toMatchObject({
        value: { left: 4 },
      });
    });

    it('OUT-02 password reset by code blocks withdrawals for 24 hours and a change with the old password does not', async () => {
      const member = await withdrawer(twins.server, { email: 'reset@example.com' });
      const reset = (more: object) =>
        callErrorOf(member.call(resetPaymentPassword, { paymentPassword: '918273', password: PASSWORD, ...more }));
      expect(await reset({ verificationCode: '000000' })).toMatchObject({ code: 'code.wrong' });
      expect(await reset({ oldPaymentPassword: PIN })).toMatchObject({ success: true });
      expect((await member.setting()).blockedBy).toBeNull();
      const sent = await member.call<{ channel: string; sentTo: string }>(paymentPasswordCode, {});
      expect(sent.body.value).toMatchObject({ channel: 'mail', sentTo: 'r***@example.com' });
      const code = await eventually(async () => {
        const mails = await messagesTo(twins.server, 'reset@example.com');
        const found = mails.map(({ body }) => /^(\d{6}) is your code/.exec(body)?.[1]).find(Boolean);
        if (!found) throw new Error('no code yet');
        return found;
      });
      expect(await reset({ verificationCode: code, password: 'Wrong-2026' })).toMatchObject({ code: 'password.wrong' });
      expect(await reset({ verificationCode: code, paymentPassword: '837465' })).toMatchObject({ success: true });
      expect(await callErrorOf(member.withdraw('50000', { paymentPassword: '837465' }))).toMatchObject({
        code: 'withdraw.held',
        value: { until: twins.server.now() + DAY },
      });
      expect(await kinds(member.memberId)).toEqual(
        expect.arrayContaining(['payment-password-changed', 'payment-password-reset']),
      );
    });

    it('OUT-02 operator removes the password of a member without contacts and the member sets a new one', async () => {
      const member = await withdrawer(twins.server);
      expect(await callErrorOf(member.call(paymentPasswordCode, {}))).toMatchObject({ code: 'withdraw.code.nowhere' });
      await runCommandLine(twins.server, ['money', 'reset-password', member.userName]);
      expect(
        await callErrorOf(member.call(setPaymentPassword, { paymentPassword: '918273', password: PASSWORD })),
      ).toMatchObject({ success: true });
      expect((await member.setting()).blockedBy).toBe('withdraw.held');
    });
  });

  describe('withdrawal cards', () => {
    it('OUT-03 first card locks the payee name, numbers are validated per bank and five cards are allowed', async () => {
      const member = await withdrawer(twins.server);
      expect((await member.setting()).payeeName).toBe(NAME);
      const rejected = async (...card: Parameters<typeof member.addCard>) =>
        (await callErrorOf(member.addCard(...card))).code;
      expect(await rejected(HARBOUR, 'HARBOUR', { payeeName: 'TRAN VAN BINH' })).toBe('card.name.wrong');
      expect(await rejected(HARBOUR.slice(1), 'HARBOUR')).toBe('card.number.wrong');
      expect(await rejected(`${HARBOUR.slice(0, 15)}0`, 'HARBOUR')).toBe('card.number.wrong');
      expect(await rejected(HARBOUR, 'NOBANK')).toBe('card.bank.unknown');
      expect(await rejected(HARBOUR, 'HARBOUR', { payeeName: 'Nguyễn Minh Anh' })).toBeUndefined();
      expect(await rejected(HARBOUR, 'HARBOUR')).toBe('card.known');
      for (const number of ['7000000001', '7000000002', '7000000003']) expect(await rejected(number)).toBeUndefined();
      expect(await rejected('7000000004')).toBe('cards.full');
      const [, second] = await member.cards();
      expect(await callErrorOf(member.call(removeBankCard, { cardId: second!.cardId }))).toMatchObject({
        success: true,
      });
      expect(await rejected('7000000004')).toBeUndefined();
      expect(
        await callErrorOf(member.call(setPayeeName, { payeeName: 'Tran Van Binh', password: PASSWORD })),
      ).toMatchObject({ code: 'payee.name.locked' });
    });

    it('OUT-03 further card can be used for withdrawals after 24 hours', async () => {
      const member = await withdrawer(twins.server);
      await member.addCard(HARBOUR, 'HARBOUR');
      const [, second] = await member.cards();
      expect(await callErrorOf(member.withdraw('50000', { cardId: second!.cardId }))).toMatchObject({
        code: 'card.waits',
        value: { until: twins.server.now() + DAY },
      });
    });

    it('OUT-03 withdrawal to a card number of another member is marked for the operator', async () => {
      const [one, two] = [await withdrawer(twins.server), await withdrawer(twins.server, { isNew: true })];
      await two.call(setPaymentPassword, { paymentPassword: PIN, password: PASSWORD });
      await one.addCard('7111111111');
      await two.addCard('7111111111');
      const { orderNo } = (await two.withdraw('50000')).body.value;
      const lines = await runCommandLine(twins.server, ['money', 'withdrawals']);
      expect(lines.find(line => line.startsWith(orderNo))).toContain('also another member');
      expect(lines.filter(line => line.includes('also another member'))).toHaveLength(1);
    });
  });
});
