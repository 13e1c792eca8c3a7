/** Points store orders and points exchange into cash, on both databases (GIFT-03). */
import { exchangePoints, memberTransactions, orderGoods, pointHistory } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import {
  addGoods,
  type Entry,
  newRich,
  type Order,
  ordersOf,
  type Page,
  pointsOf,
  pointsStoreOf,
  stockOf,
} from '../../helpers/gateway/points-store-steps.ts';
import { expectLedgerReconciles, ledgerEntriesOf, stake } from '../../helpers/gateway/reward-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

onBothEngines('points store', twins => {
  let server: TestGateway;
  beforeAll(() => {
    server = twins.server;
  });

  const rich = (points: string) => newRich(server, points);
  const pointsStore = (...args: string[]) => runCommandLine(server, ['points-store', ...args]);

  it('GIFT-03 points store lists localized items with price and stock and an order debits points', async () => {
    const member = await rich('10000');
    const umbrella = (await pointsStoreOf(member)).goods.find(({ name }) => name === 'Windproof umbrella')!;
    expect(umbrella).toMatchObject({ points: '6500', stock: 24 });
    const { body } = await member.call<Order>(orderGoods, {
      goodsId: umbrella.goodsId,
      points: '6500',
      language: 'VI',
    });
    expect(body.value).toMatchObject({ name: 'Ô chống gió', state: 'ordered', balance: '3500.00' });
    expect(await stockOf(server, umbrella.goodsId)).toBe(23);
    expect(await ordersOf(member)).toMatchObject([{ name: 'Windproof umbrella', points: '6500', state: 'ordered' }]);
    expect((await member.read<Page<Entry>>(pointHistory)).content[0]).toMatchObject({
      kind: 'order',
      points: '-6500.00',
      balance: '3500.00',
    });
    await expectLedgerReconciles(server);
  });

  it("GIFT-03 one of two concurrent orders receives the last item and the other member's points are not debited", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const goodsId = await addGoods(server, `Last ${turn}`, 100, 1);
      const members = await Promise.all([rich('100'), rich('100')]);
      const responses = await Promise.all(
        members.map((member, n) => member.call(orderGoods, { goodsId, points: '100' }, { at: twins.at(n) })),
      );
      expect(responses.map(({ body }) => body.errorCode ?? 'ordered').sort()).toEqual(['goods.sold.out', 'ordered']);
      expect((await Promise.all(members.map(pointsOf))).sort()).toEqual(['0.00', '100.00']);
      expect(await stockOf(server, goodsId)).toBe(0);
    }
    await expectLedgerReconciles(server);
  });

  it('GIFT-03 twenty requests with one idempotency key per operation create one order and one exchange', async () => {
    const member = await rich('1000');
    const goodsId = await addGoods(server, 'Cup', 300, 50);
    const presses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2
          ? member.call(orderGoods, { goodsId, points: '300' }, { at: twins.at(n >> 1), key: 'order-press-0001' })
          : member.call(
              exchangePoints,
              { points: '200', amount: '1000.00' },
              { at: twins.at(n >> 1), key: 'exchange-press-0001' },
            ),
      ),
    );
    expect(presses.every(({ body }) => body.success)).toBe(true);
    expect(await pointsOf(member)).toBe('500.00');
    expect(await ordersOf(member)).toHaveLength(1);
    expect(await ledgerEntriesOf(server, member.memberId, 'exchange')).toBe(1);
    expect(await member.cash()).toBe('11000.00');
    const again = await member.call(
      exchangePoints,
      { points: '200', amount: '1000.00' },
      { key: 'exchange-press-0001' },
    );
    expect(again.body).toHaveProperty('firstGivenAt');
    const other = await member.call(
      exchangePoints,
      { points: '300', amount: '1500.00' },
      { key: 'exchange-press-0001' },
    );
    expect(other.status).toBe(422);
  });

  it('GIFT-03 concurrent orders and exchanges do not spend more points than available', async () => {
    const member = await rich('500');
    const goodsId = await addGoods(server, 'Bowl', 200, 50);
    await stake(server, member.memberId, '1000');
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2
          ? member.call(orderGoods, { goodsId, points: '200' }, { at: twins.at(n >> 1) })
          : member.call(exchangePoints, { points: '200', amount: '1000.00' }, { at: twins.at(n >> 1) }),
      ),
    );
    expect(responses.filter(({ body }) => body.success)).toHaveLength(2);
    const rejected = responses.filter(({ body }) => !body.success);
    expect(new Set(rejected.map(({ body }) => body.errorCode))).toEqual(new Set(['points.missing']));
    expect(await pointsOf(member)).toBe('101.00');
    await expectLedgerReconciles(server);
  });

  it('GIFT-03 exchanges concurrent with settled rounds of the same member do not deadlock', async () => {
    const member = await rich('2000');
    await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        n % 2
          ? stake(twins.at(n >> 1), member.memberId, '100')
          : member.call(exchangePoints, { points: '100', amount: '500.00' }, { at: twins.at(n >> 1) }),
      ),
    );
    expect(await pointsOf(member)).toBe('1200.80');
    await expectLedgerReconciles(server);
  });

  it('GIFT-03 a points exchange is listed in the account record', async () => {
    const member = await rich('100');
    await member.call(exchangePoints, { points: '100', amount: '500.00' });
    const record = await member.read<{ content: readonly object[] }>(memberTransactions, {
      startDate: '2026-11-20',
      endDate: '2026-11-20',
      pageNo: '1',
      pageSize: '20',
      language: 'EN',
    });
    expect(record.content[0]).toMatchObject({
      kind: 'exchange',
      txCode: 'reward',
      amount: '500.00',
      balance: '10500.00',
    });
  });

  it('GIFT-03 order with a changed price, changed value, insufficient points or removed item is rejected', async () => {
    const member = await rich('1000');
    const goodsId = await addGoods(server, 'Hat', 300, 5);
    await pointsStore('set', goodsId, '--points', '400', '--vi', 'Mũ');
    const code = async (endpoint: typeof orderGoods | typeof exchangePoints, body: object) =>
      (await member.call(endpoint, body)).body.errorCode;
    expect(await code(orderGoods, { goodsId, points: '300' })).toBe('points.store.changed');
    expect(await code(exchangePoints, { points: '200', amount: '1000000.00' })).toBe('points.store.changed');
    expect(await code(exchangePoints, { points: '99', amount: '495.00' })).toBe('points.exchange.min');
    expect(await code(exchangePoints, { points: '2000', amount: '10000.00' })).toBe('points.missing');
    await pointsStore('remove', goodsId);
    expect(await code(orderGoods, { goodsId, points: '400' })).toBe('goods.unknown');
    await pointsStore('exchange', '--amount', 'none');
    expect((await pointsStoreOf(member)).exchange).toBeNull();
    expect(await code(exchangePoints, { points: '200', amount: '1000.00' })).toBe('points.exchange.off');
    await pointsStore('exchange', '--amount', '5', '--min', '100');
    expect(await pointsOf(member)).toBe('1000.00');
  });

  it.each([
    ['points that are none', { points: '-100', amount: '1' }],
    ['an exponent', { points: '1e3', amount: '5000' }],
    ['parts of a point', { points: '100.5', amount: '502.50' }],
    ['a number in place of text', { points: 100, amount: '500.00' }],
    ['no worth', { points: '100', amount: '0' }],
    ['a field that is not documented', { points: '100', amount: '500.00', rate: '9' }],
    ['digits of another script', { points: '١٠٠', amount: '500.00' }],
  ])('GIFT-03 exchange with %s is rejected as invalid input of the field', async (_, body) => {
    const member = await rich('1000');
    expect((await member.call(exchangePoints, body)).status).toBe(400);
    expect(await pointsOf(member)).toBe('1000.00');
  });

  it.each(['0', '-1', '1 or 1=1', "1'; drop table points_store_items; --", '9'.repeat(30), '../1'])(
    'GIFT-03 order of unknown item %j is rejected',
    async goodsId => {
      const member = await rich('10');
      const { body } = await member.call(orderGoods, { goodsId, points: '10' });
      expect(body.errorCode).toBe('goods.unknown');
    },
  );

  it('GIFT-03 exchange requires an Idempotency-Key and rejects trial accounts', async () => {
    const member = await rich('1000');
    const body = { points: '100', amount: '500.00' };
    expect((await member.call(exchangePoints, body, { key: '' })).status).toBe(400);
    await server.db.updateTable('members').set({ type: 4 }).where('id', '=', member.memberId).execute();
    expect((await member.call(exchangePoints, body)).body.success).toBe(false);
    expect((await member.call(orderGoods, { goodsId: '1', points: '6500' })).body.success).toBe(false);
    expect(await ledgerEntriesOf(server, member.memberId, 'exchange')).toBe(0);
  });
});
