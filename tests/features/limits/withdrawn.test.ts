/** Withdrawals with a fee: limits page and records show the same amounts (LIMIT-03, BOOK-01, BOOK-05). */
import { memberTransactions, withdrawReport } from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { readSetting, writeSetting } from '../../../site/gateway/platform/settings/repository.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { standing } from '../../helpers/gateway/limit-steps.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { type Order, type Withdrawer, withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

const DAYS = { startDate: '2026-11-20', endDate: '2026-11-20', pageNo: '1', pageSize: '20', language: 'EN' };

onBothEngines('withdrawn amounts', twins => {
  const withFees = async () => {
    const setting = await readSetting(twins.server.db, 'withdrawal');
    await writeSetting(twins.server.db, 'withdrawal', { ...setting, freeMonthly: 0, feeFixed: '11000.00' });
    return withdrawer(twins.server);
  };
  const withdrawals = async ({ token }: Withdrawer) => {
    const { net } = await standing(twins.server, { headers: { Authorization: `Bearer ${token}` } } as never);
    return net.map(({ withdrawals, withdrawalFees }) => [withdrawals, withdrawalFees]);
  };
  const recorded = async (member: Withdrawer) =>
    (
      await member.get<{ sums: Readonly<Record<'in' | 'out' | 'net', string>> }>(memberTransactions, {
        ...DAYS,
        txCode: 'withdrawal',
      })
    ).body.value.sums;
  const pay = async (orderNo: string) => {
    await runCommandLine(twins.server, ['money', 'pay', orderNo], { actor: 'kim' });
    await twins.server.tick();
  };

  it('LIMIT-03 BOOK-05 limits page and records count a withdrawal with its fee', async () => {
    const member = await withFees();
    const { orderNo } = (await member.withdraw('300000')).body.value;
    await pay(orderNo);
    const { content } = (await member.get<{ content: readonly Order[] }>(withdrawReport, DAYS)).body.value;
    expect(content).toMatchObject([{ status: 'paid', amount: '300000.00', fee: '11000.00' }]);
    expect(await recorded(member)).toEqual({ in: '0.00', out: '300000.00', net: '-300000.00' });
    expect(await withdrawals(member)).toEqual(Array(3).fill(['300000.00', '11000.00']));
  });

  it('LIMIT-03 limits page and records both count a pending withdrawal and both omit a canceled withdrawal', async () => {
    const member = await withFees();
    await pay((await member.withdraw('200000')).body.value.orderNo);
    const { orderNo } = (await member.withdraw('100000')).body.value;
    expect(await recorded(member)).toMatchObject({ net: '-300000.00' });
    expect(await withdrawals(member)).toEqual(Array(3).fill(['300000.00', '22000.00']));
    await member.cancel(orderNo);
    expect(await recorded(member)).toMatchObject({ net: '-200000.00' });
    expect(await withdrawals(member)).toEqual(Array(3).fill(['200000.00', '11000.00']));
  });
});
