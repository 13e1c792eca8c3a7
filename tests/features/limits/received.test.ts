/**
 * Deposit limits count received amounts, and records and limits show the same amounts (LIMIT-01, LIMIT-03, PAY-11,
 * BOOK-01).
 */
import { depositAlipay, memberTransactions, playerLimits } from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { depositWith, spin } from '../../helpers/gateway/bonus-steps.ts';
import { type Depositor, depositor } from '../../helpers/gateway/deposit-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { later, limitOf, setLimit } from '../../helpers/gateway/limit-steps.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';

interface Net {
  readonly net: readonly Readonly<Record<'days' | 'deposits' | 'received' | 'fees', unknown>>[];
}
interface Rows {
  readonly content: readonly {
    readonly kind: string;
    readonly account: string;
    readonly amount: string;
    readonly balance: string;
    readonly bonusBalance: string;
    readonly deposit: Readonly<Record<string, string>> | null;
  }[];
}

const MIDNIGHT = Date.parse('2026-11-21T00:00:00+07:00');

onBothEngines('received amounts', twins => {
  const limited = async (amount: string, period = 'day') => {
    const member = await depositor(twins.server);
    const player = { memberId: member.memberId, headers: { Authorization: `Bearer ${member.token}` } };
    await setLimit(twins.server, player as never, 'deposit', period, amount);
    const used = async (of = period) => (await limitOf(twins.server, player as never, 'deposit', of)).used;
    return { member, player, used };
  };
  const approve = (orderNo: string, received: string) =>
    runCommandLine(twins.server, ['money', 'approve', orderNo, '--received', received], { actor: 'ana' });
  const tried = async (member: Depositor, amount: string) =>
    (await member.call(depositAlipay, { amount })).body.errorCode;
  const rowsOf = async (member: Depositor) =>
    (
      await member.get<Rows>(memberTransactions, {
        startDate: '2026-11-20',
        endDate: '2026-11-21',
        pageNo: '1',
        pageSize: '50',
        language: 'EN',
      })
    ).body.value.content;

  it('LIMIT-01 paid deposit counts with the received amount instead of the requested amount', async () => {
    const { member, used } = await limited('300000');
    const { orderNo } = await member.transfer('200000');
    expect(await used()).toBe('200000.00');
    await approve(orderNo, '100000');
    expect(await used()).toBe('100000.00');
    expect(await tried(member, '200000')).toBeUndefined();
  });

  it('LIMIT-01 pending order counts with the larger of the requested and received amounts', async () => {
    const { member, used } = await limited('500000');
    const { orderNo } = await member.transfer('100000');
    const set = (received: string) =>
      twins.server.db
        .updateTable('deposits')
        .set({ state: 'review', received })
        .where('order_no', '=', orderNo)
        .execute();
    await set('90000');
    expect(await used()).toBe('100000.00');
    await set('400000');
    expect(await used()).toBe('400000.00');
    expect(await tried(member, '100000')).toBeUndefined();
    expect(await tried(member, '100000')).toBe('limit.reached');
  });

  it('LIMIT-01 received amount above the limit is credited and blocks further deposits', async () => {
    const { member, used } = await limited('300000');
    const { orderNo } = await member.transfer('200000');
    await approve(orderNo, '400000');
    expect((await member.wallet()).sumBalance).toBe('400000.00');
    expect(await used()).toBe('400000.00');
    expect(await tried(member, '50000')).toBe('limit.reached');
  });

  it('LIMIT-03 BOOK-05 limits, records and wallet show requested, received, fee and credited amounts', async () => {
    const { member } = await limited('9000000');
    const order = await member.transfer('200000');
    await twins.server.db.updateTable('deposit_methods').set({ fee_percent: '2' }).where('code', '=', 'BANK').execute();
    await approve(order.orderNo, '100000');
    await twins.server.db.updateTable('deposit_methods').set({ fee_percent: '0' }).where('code', '=', 'BANK').execute();
    const { net } = (await member.get<Net>(playerLimits)).body.value;
    expect(net[0]).toMatchObject({ deposits: '98000.00', received: '100000.00', fees: '2000.00' });
    expect((await rowsOf(member))[0]).toMatchObject({
      amount: '98000.00',
      balance: '98000.00',
      deposit: { requested: '200000.00', received: '100000.00', fee: '2000.00' },
    });
  });

  it('BOOK-01 balance after a ledger entry equals the wallet and includes the bonus', async () => {
    const member = await depositor(twins.server);
    await depositWith(member, '100000');
    await spin(twins.server, member, '110000', 'loses');
    const rows = await rowsOf(member);
    expect(rows.map(({ kind, account, balance, bonusBalance }) => [kind, account, balance, bonusBalance])).toEqual([
      ['bet', 'cash', '10000.00', '10000.00'],
      ['bet', 'bonus', '10000.00', '10000.00'],
      ['bonus', 'bonus', '120000.00', '20000.00'],
      ['deposit', 'cash', '100000.00', '0.00'],
    ]);
    expect((await member.wallet()).sumBalance).toBe(rows[0]!.balance);
  });

  it('LIMIT-01 deposit counts in the period of its payment and a pending deposit in every period', async () => {
    const { member, player, used } = await limited('300000');
    await later(twins, player as never, MIDNIGHT - 5 * 60_000 - twins.server.now());
    const { orderNo } = await member.transfer('200000');
    const before = await depositor(twins.server);
    await approve((await before.transfer('50000')).orderNo, '50000');
    await later(twins, player as never, 10 * 60_000);
    expect(await used()).toBe('200000.00');
    expect(await tried(member, '150000')).toBe('limit.reached');
    await approve(orderNo, '200000');
    expect(await used()).toBe('200000.00');
    const paidBefore = { memberId: before.memberId, headers: { Authorization: `Bearer ${before.token}` } };
    expect(await limitOf(twins.server, paidBefore as never, 'deposit', 'day')).toMatchObject({ used: '0.00' });
    expect(await limitOf(twins.server, paidBefore as never, 'deposit', 'week')).toMatchObject({ used: '50000.00' });
  });
});
