/** Points store back office and its ledger reconciliation, on both databases (GIFT-03, PAY-17). */
import { orderGoods } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import {
  addGoods,
  newRich,
  type Order,
  ordersOf,
  pointsOf,
  stockOf,
} from '../../helpers/gateway/points-store-steps.ts';
import { expectLedgerReconciles, type RewardsMember } from '../../helpers/gateway/reward-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

onBothEngines('points store commands', twins => {
  let server: TestGateway;
  beforeAll(() => {
    server = twins.server;
  });

  const rich = (points: string) => newRich(server, points);
  const pointsStore = (...args: string[]) => runCommandLine(server, ['points-store', ...args]);

  const order = async (member: RewardsMember, goodsId: string) =>
    (await member.call<Order>(orderGoods, { goodsId, points: '100' })).body.value.orderId;

  it("GIFT-03 operator sends and delivers an order and the member is notified with the operator's text", async () => {
    const member = await rich('100');
    const id = await order(member, await addGoods(server, 'Sent', 100, 1));
    expect((await pointsStore('orders')).join('\n')).toMatch(new RegExp(`${id} ordered +${member.userName} +Sent`));
    await expect(pointsStore('deliver', id)).rejects.toThrow('is ordered and cannot be delivered');
    await pointsStore('send', id, '--note', 'Parcel <b>7</b>');
    expect(await ordersOf(member)).toMatchObject([{ state: 'sent', note: 'Parcel <b>7</b>' }]);
    await pointsStore('deliver', id);
    expect(await ordersOf(member)).toMatchObject([{ state: 'delivered', note: 'Parcel <b>7</b>' }]);
    await expect(pointsStore('cancel', id)).rejects.toThrow('is delivered and cannot be cancelled');
    expect((await pointsStore('orders', 'all')).join('\n')).toContain('delivered');
    const notifications = JSON.stringify(
      await server.db.selectFrom('member_messages').selectAll().where('member_id', '=', member.memberId).execute(),
    );
    expect(notifications).toContain('Your order is on its way');
    expect(notifications).not.toContain('<b>7</b>');
  });

  it('GIFT-03 cancellation refunds points and restocks the item only once, even if sent concurrently', async () => {
    const member = await rich('150');
    const goodsId = await addGoods(server, 'Back', 100, 1);
    const id = await order(member, goodsId);
    expect([await pointsOf(member), await stockOf(server, goodsId)]).toEqual(['50.00', 0]);
    const tries = await Promise.allSettled(
      [0, 1, 2, 3].map(n => runCommandLine(twins.at(n), ['points-store', 'cancel', id])),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await pointsOf(member), await stockOf(server, goodsId)]).toEqual(['150.00', 1]);
    expect((await ordersOf(member))[0]?.state).toBe('cancelled');
    await expectLedgerReconciles(server);
  });

  it.each([
    [['add', 'X', '--points', '5'], '--stock'],
    [['add', 'X', '--points', '0', '--stock', '1'], '--points'],
    [['add', 'X', '--points', '5', '--stock', '1', '--picture', 'no'], '--picture'],
    [['set', '999999', '--stock', '1'], 'no goods'],
    [['set', '1'], 'requires --name'],
    [['remove', 'x'], 'requires a number'],
    [['send', '999999'], 'no order'],
    [['rate', 'CHESS', '--stake', '1'], 'category'],
    [['exchange', '--amount', '5'], '--min'],
    [['give', 'nobody', '--points', '5'], 'no member'],
    [['give', 'member0', '--points', '-5'], '--points'],
    [['dance'], 'points-store requires'],
  ])('GIFT-03 invalid points store command reports its error: %s', async (args, message) => {
    await expect((async () => pointsStore(...args))()).rejects.toThrow(message);
  });

  it('PAY-17 reconciliation reports points, exchanges and orders without a matching entry', async () => {
    const member = await rich('300');
    const goodsId = await addGoods(server, 'Odd', 100, 1);
    await member.call(orderGoods, { goodsId, points: '100' });
    await server.db
      .updateTable('points_accounts')
      .set({ balance: '999' })
      .where('member_id', '=', member.memberId)
      .execute();
    await server.db
      .updateTable('points_store_orders')
      .set({ points: 7 })
      .where('member_id', '=', member.memberId)
      .execute();
    const check = runCommandLine(server, ['ledger', 'reconcile']);
    await expect(check).rejects.toThrow(`points of ${member.userName}: stored 999.00 after 2, counted 200.00 after 2`);
    await expect(runCommandLine(server, ['ledger', 'reconcile'])).rejects.toThrow(
      'of the points store: stored -100.00 points, counted -7',
    );
  });
});
