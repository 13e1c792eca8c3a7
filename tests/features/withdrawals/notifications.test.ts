/** Member notifications about withdrawals, withdrawal password and cards (OUT-07). */
import { setPaymentPassword } from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { createMailer, createSandboxOutbox } from '../../../site/gateway/platform/outbox/outbox.ts';
import { eventually } from '../../helpers/eventually.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { messagesTo } from '../../helpers/gateway/outbox.ts';
import { PASSWORD, PIN, withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

onBothEngines('withdrawal notifications', twins => {
  /** Back-office commands with the mailer of a gateway. */
  const backOffice = async (...args: string[]) => {
    const { db, now } = twins.server;
    const mailer = createMailer(createSandboxOutbox(db, now), () => expect.fail('a mail was lost'));
    await runCommandLine(twins.server, ['money', ...args], { actor: 'kim', mailer });
    await mailer.stop();
  };
  const notificationsOf = async (memberId: number) =>
    (
      await twins.server.db
        .selectFrom('member_messages')
        .select('titles')
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute()
    ).map(({ titles }) => titles.EN);
  /** Mails are sent independently and may arrive in any order. */
  const expectMails = (recipient: string, subjects: readonly string[]) =>
    eventually(async () => {
      const mails = await messagesTo(twins.server, recipient);
      expect(mails.map(({ subject }) => subject).sort()).toEqual([...subjects].sort());
    });

  /** Member with withdrawal password and card whose previous notifications are deleted. */
  const withMail = async (email: string) => {
    const member = await withdrawer(twins.server);
    await twins.server.db.deleteFrom('member_messages').where('member_id', '=', member.memberId).execute();
    await twins.server.db.updateTable('members').set({ email }).where('id', '=', member.memberId).execute();
    return member;
  };

  it('OUT-07 each withdrawal, password and card change writes an audit entry, a message and a mail', async () => {
    const email = 'all@example.com';
    const member = await withdrawer(twins.server, { email, isNew: true });
    await member.call(setPaymentPassword, { paymentPassword: PIN, password: PASSWORD });
    await member.addCard();
    const { orderNo } = (await member.withdraw('50000', { language: 'VI' })).body.value;
    await member.cancel(orderNo);
    const audit = await twins.server.db
      .selectFrom('audit')
      .select('kind')
      .where('member_id', '=', member.memberId)
      .orderBy('id')
      .execute();
    expect(audit.map(({ kind }) => kind)).toEqual([
      'payment-password-set',
      'card-added',
      'withdrawal-requested',
      'withdrawal-cancelled',
    ]);
    expect(await notificationsOf(member.memberId)).toEqual([
      'Withdrawal password set',
      'Bank account added',
      'Withdrawal requested',
      'Withdrawal cancelled',
    ]);
    await expectMails(email, [
      'Withdrawal password set',
      'Bank account added',
      'Đã yêu cầu rút tiền',
      'Withdrawal cancelled',
    ]);
  });

  it('OUT-07 operator decisions send a message and a mail: rejected, paid by hand, returned, password removed', async () => {
    const email = 'desk@example.com';
    const member = await withMail(email);
    const byHand = async () => {
      const { orderNo } = (await member.withdraw('50000')).body.value;
      await twins.server.db
        .updateTable('withdrawals')
        .set({ provider: null })
        .where('order_no', '=', orderNo)
        .execute();
      return orderNo;
    };
    await backOffice('reject', await byHand(), '--reason', 'Call us');
    const paid = await byHand();
    await backOffice('pay', paid);
    await backOffice('pay', paid);
    const returned = await byHand();
    await backOffice('pay', returned);
    await backOffice('fail', returned, '--reason', 'Account closed');
    await backOffice('reset-password', member.userName);
    const titles = ['Withdrawal refused', 'Withdrawal paid', 'Withdrawal sent back', 'Withdrawal password reset'];
    expect((await notificationsOf(member.memberId)).filter(title => title !== 'Withdrawal requested')).toEqual(titles);
    await expectMails(email, [...titles, ...Array.from({ length: 3 }, () => 'Withdrawal requested')]);
  });

  it('OUT-07 provider payout results send a message and a mail', async () => {
    const email = 'provider@example.com';
    const member = await withMail(email);
    const { orderNo } = (await member.withdraw('50000')).body.value;
    await backOffice('pay', orderNo);
    await twins.server.tick();
    expect((await member.order(orderNo)).status).toBe('paid');
    expect(await notificationsOf(member.memberId)).toEqual(['Withdrawal requested', 'Withdrawal paid']);
    await expectMails(email, ['Withdrawal requested', 'Withdrawal paid']);
  });
});
