import {
  cancelDeposit,
  depositAlipay,
  depositGateway,
  depositReport,
  manualTransfer,
  walletTransfer,
} from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { depositor, type Order } from '../../helpers/gateway/deposit-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';

onBothEngines('deposit limits', twins => {
  describe('limits of deposits', () => {
    it('PAY-11 concurrent deposits in two tabs do not exceed the daily limit', async () => {
      const member = await depositor(twins.server);
      const tries = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          member.call(depositGateway, { amount: '500000', channel: 'PHONE' }, `tab-${n}-${member.memberId}`),
        ),
      );
      expect(tries.filter(({ body }) => body.success)).toHaveLength(4);
      const rejected = tries.filter(({ body }) => !body.success);
      expect(new Set(rejected.map(({ body }) => body.errorCode))).toEqual(new Set(['deposit.day.full']));
      expect(rejected[0]?.body.value).toMatchObject({ left: '0.00', opensAt: Date.parse('2026-11-20T17:00:00Z') });
    });

    it('PAY-11 sixth pending deposit is rejected with the oldest pending order', async () => {
      const member = await depositor(twins.server);
      const first = await member.transfer('50000');
      for (let n = 0; n < 4; n++) await member.transfer('50000');
      const { status, body } = await member.call(manualTransfer, { bankId: 'BANK', amount: '50000' });
      expect([status, body.errorCode, body.value]).toEqual([200, 'deposit.orders.open', { orderNo: first.orderNo }]);
    });

    it('PAY-03 a repeated idempotency key returns the same deposit and is rejected with a different body', async () => {
      const member = await depositor(twins.server);
      const tries = await Promise.all(
        Array.from({ length: 6 }, () => member.call<Order>(depositAlipay, { amount: '20000' }, 'one-key')),
      );
      expect(new Set(tries.map(({ body }) => body.value.orderNo)).size).toBe(1);
      expect(new Set(tries.map(({ body }) => body.value.payUrl)).size).toBe(1);
      const other = await member.call(depositAlipay, { amount: '30000' }, 'one-key');
      expect(other.status).toBe(422);
    });
  });

  it('PAY-09 EP-33 deposit report lists newest deposits first by page and state', async () => {
    const member = await depositor(twins.server);
    const numbers: string[] = [];
    for (let n = 0; n < 3; n++) numbers.unshift((await member.transfer('50000')).orderNo);
    await member.call(cancelDeposit, { orderNo: numbers[2]! });
    const day = new Date(twins.server.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    const query = { startDate: day, endDate: day, pageNo: '1', pageSize: '2' };
    const first = await member.get<{ content: Order[]; cursor: string | null }>(depositReport, query);
    expect(first.body.value.content.map(({ orderNo }) => orderNo)).toEqual(numbers.slice(0, 2));
    const cursor = first.body.value.cursor!;
    const second = await member.get<{ content: Order[]; cursor: string | null }>(depositReport, { ...query, cursor });
    expect([second.body.value.content.map(({ orderNo }) => orderNo), second.body.value.cursor]).toEqual([
      [numbers[2]],
      null,
    ]);
    const open = await member.get<{ content: Order[] }>(depositReport, { ...query, status: 'open' });
    expect(open.body.value.content).toHaveLength(2);
  });

  it('EP-30 wallet transfer is rejected with the error code wallet.single', async () => {
    const member = await depositor(twins.server);
    const { status, body } = await member.call(walletTransfer, { from: 'main', to: 'JL', amount: '1' });
    expect([status, body.errorCode]).toEqual([200, 'wallet.single']);
  });
});
