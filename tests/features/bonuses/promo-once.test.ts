/**
 * Once-per-member promotions: the payment consumes the promotion, and a reversal debits the bonus (PAY-09, PAY-10,
 * OUT-05).
 */
import { sql } from 'kysely';
import { cancelDeposit, withdrawSetting } from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import { FEATURE_CHECKS } from '../../../site/gateway/feature-checks.ts';
import { reconcileLedger } from '../../../site/gateway/ledger/reconciliation.ts';
import { depositWith, promoOf, promos, spin, turnovers } from '../../helpers/gateway/bonus-steps.ts';
import { choose, type Depositor, depositor } from '../../helpers/gateway/deposit-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';

onBothEngines('once-per-member promotions', twins => {
  const approve = (orderNo: string, received: string, at = 0) => {
    const server = twins.at(at);
    return runCommand(
      { name: 'money-approve', merchant: 'demo', orderNo, received },
      { db: server.db, now: server.now, url: server.url, onChange: server.changed, actor: 'ana' },
    );
  };
  const usedOf = async (member: Depositor) => (await promos(member))[0]?.blockedFor ?? null;
  const notificationsOf = async ({ memberId }: Depositor) =>
    (
      await twins.server.db
        .selectFrom('member_messages')
        .select(['titles', 'contents'])
        .where('member_id', '=', memberId)
        .execute()
    ).map(({ titles, contents }) => `${titles.EN} ${contents.EN}`);
  const settingOf = async (member: Depositor) =>
    (await member.get<{ blockedBy: string | null; withdrawable: string }>(withdrawSetting)).body.value;
  const nameOf = async ({ memberId }: Depositor) =>
    (
      await twins.server.db
        .selectFrom('members')
        .select('user_name')
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow()
    ).user_name;
  const expectLedgerClean = async () =>
    expect(await twins.server.db.transaction().execute(trx => reconcileLedger(trx, FEATURE_CHECKS))).toEqual([]);
  /** Bets until the wagering requirement of 600,000 is met and a balance of `rest` is left. */
  const meet = async (member: Depositor, rest: number) => {
    const server = twins.server;
    await spin(server, member, '100000', 'wins');
    await spin(server, member, String(1_020_000 - rest), 'loses');
    await Promise.all(twins.all.map(instance => instance.tick()));
    expect(await turnovers(member)).toEqual([]);
    expect((await member.wallet()).withdrawable).toBe(`${rest}.00`);
  };

  it('PAY-09 PAY-10 late payment of a canceled order credits no second bonus and notifies the member', async () => {
    const member = await depositor(twins.server);
    const canceled = await member.transfer('100000', { promoId: await promoOf(member, 'First') });
    expect((await member.call(cancelDeposit, { orderNo: canceled.orderNo })).body.success).toBe(true);
    await depositWith(member, '100000');
    await meet(member, 60_000);
    await approve(canceled.orderNo, '100000');
    expect(await member.order(canceled.orderNo)).toMatchObject({ status: 'paid', bonus: '0.00', turnover: '0.00' });
    expect(await member.wallet()).toMatchObject({ sumBalance: '160000.00', bonus: '0.00' });
    expect(
      (await notificationsOf(member)).filter(notification => notification.includes('without the bonus')),
    ).toHaveLength(1);
    expect(await usedOf(member)).toBe('used');
    await expectLedgerClean();
  });

  it('PAY-09 PAY-10 late payment of a canceled order consumes no promotion', async () => {
    const member = await depositor(twins.server);
    const canceled = await member.transfer('100000', { promoId: await promoOf(member, 'First') });
    await member.call(cancelDeposit, { orderNo: canceled.orderNo });
    await approve(canceled.orderNo, '100000');
    expect(await member.order(canceled.orderNo)).toMatchObject({ status: 'paid', bonus: '0.00' });
    expect(await usedOf(member)).toBeNull();
    expect((await depositWith(member, '100000')).bonus).toBe('20000.00');
  });

  it('PAY-10 PAY-15 concurrent payments of two orders with the same promotion credit only one bonus', async () => {
    const member = await depositor(twins.server);
    const first = await member.transfer('100000', { promoId: await promoOf(member, 'First') });
    await twins.advance(16 * 60_000);
    const second = await member.alipay('100000', { promoId: await promoOf(member, 'First') });
    await Promise.all([approve(first.orderNo, '100000', 1), choose(second, 'pays')]);
    const paid = [await member.order(first.orderNo), await member.order(second.orderNo)];
    expect(paid.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(paid.map(({ bonus }) => bonus).sort()).toEqual(['0.00', '20000.00']);
    expect(await turnovers(member)).toHaveLength(1);
    await expectLedgerClean();
  });

  it('PAY-10 PAY-15 database rejects a second use of a promotion and a second open bonus', async () => {
    const member = await depositor(twins.server);
    await depositWith(member, '100000');
    const again = (table: string, columns: string, state = '') =>
      sql
        .raw(`insert into ${table} (${columns}) select ${columns.replace('deposit_id', 'deposit_id + 1000000')}
          from ${table} where member_id = ${member.memberId} ${state}`)
        .execute(twins.server.db);
    await expect(again('promotion_uses', 'deposit_id, member_id, promo_id, once_per_member, used_at')).rejects.toThrow(
      /promotion_uses_once/,
    );
    await expect(
      again('bonuses', 'member_id, merchant_code, promo_id, deposit_id, deposit, bonus, wagering_required, started_at'),
    ).rejects.toThrow(/bonuses_open/);
  });

  it('PAY-10 PAY-13 OUT-05 reversed deposit also debits its completed bonus, and the next credit settles the debt that remains', async () => {
    const member = await depositor(twins.server);
    const { orderNo } = await depositWith(member, '100000');
    await meet(member, 108_000);
    const output = await runCommandLine(twins.server, ['money', 'reverse', orderNo, '--reason', 'Charged back']);
    expect(output.join(' ')).toContain('owes 12000.00');
    expect(await member.wallet()).toMatchObject({ sumBalance: '0.00', withdrawable: '0.00' });
    expect(await usedOf(member)).toBe('used');
    const name = await nameOf(member);
    expect((await runCommandLine(twins.server, ['money', 'debts'])).join(' ')).toContain(name);
    expect(await settingOf(member)).toMatchObject({ blockedBy: 'withdraw.debt.open' });
    await runCommandLine(twins.server, ['money', 'adjust', name, '--give', '5000', '--reason', 'Paid at the counter']);
    expect(await settingOf(member)).toMatchObject({ blockedBy: 'withdraw.debt.open', withdrawable: '0.00' });
    await runCommandLine(twins.server, ['money', 'adjust', name, '--give', '9000', '--reason', 'Paid at the counter']);
    expect(await settingOf(member)).toMatchObject({ blockedBy: null, withdrawable: '2000.00' });
    expect((await runCommandLine(twins.server, ['money', 'debts'])).join(' ')).not.toContain(name);
    await expectLedgerClean();
  });

  it('PAY-13 an adjustment below the amount of a debt settles only a part of the debt', async () => {
    const member = await depositor(twins.server);
    const { orderNo } = await depositWith(member, '100000');
    await meet(member, 108_000);
    await runCommandLine(twins.server, ['money', 'reverse', orderNo, '--reason', 'Charged back']);
    await approve((await member.transfer('50000')).orderNo, '50000');
    expect(await member.wallet()).toMatchObject({ sumBalance: '50000.00' });
    const name = await nameOf(member);
    await runCommandLine(twins.server, ['money', 'adjust', name, '--give', '5000', '--reason', 'Paid at the counter']);
    expect(await member.wallet()).toMatchObject({ sumBalance: '50000.00' });
    expect(await settingOf(member)).toMatchObject({ blockedBy: 'withdraw.debt.open' });
    await expectLedgerClean();
  });

  it('PAY-13 reversal of an unspent completed bonus leaves no debt', async () => {
    const member = await depositor(twins.server);
    const { orderNo } = await depositWith(member, '100000');
    await meet(member, 150_000);
    await runCommandLine(twins.server, ['money', 'reverse', orderNo, '--reason', 'Charged back']);
    expect(await member.wallet()).toMatchObject({ sumBalance: '30000.00', withdrawable: '30000.00' });
    expect(await settingOf(member)).toMatchObject({ blockedBy: null });
    await expectLedgerClean();
  });
});
