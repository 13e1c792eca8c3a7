/** Receipts of orders and ledger entries over the wire, on both databases. */
import { randomUUID } from 'node:crypto';
import { exchangeAmount, toUnits } from 'lobbykit/domain';
import {
  depositGateway,
  type Endpoint,
  exchangePoints,
  memberTransactions,
  orderDetail,
  pointHistory,
  transactionReceipt,
} from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { playReels } from '../../../site/gateway/features/lottery/bets/service.ts';
import { accountOf } from '../../../site/gateway/ledger/accounts-repository.ts';
import { post } from '../../../site/gateway/ledger/posting.ts';
import { anyGame, newPlayer } from '../../helpers/gateway/bet-steps.ts';
import { promoOf } from '../../helpers/gateway/bonus-steps.ts';
import { choose, depositor, type Order } from '../../helpers/gateway/deposit-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { newRich, pointsStoreOf } from '../../helpers/gateway/points-store-steps.ts';
import { fetchRecords, TODAY } from '../../helpers/gateway/record-steps.ts';
import { withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';
import type { Reply, TestGateway } from '../../helpers/gateway.ts';

type Fields = Readonly<Record<string, unknown>>;
type Get = <T>(endpoint: Endpoint, query: Readonly<Record<string, string>>) => Promise<Reply<T>>;

/** Receipt without its empty fields. */
const receiptOf = async (get: Get, number: string): Promise<Fields> => {
  const { body } = await get<Fields>(transactionReceipt, { number });
  return Object.fromEntries(Object.entries(body.value).filter(([, value]) => value !== null));
};
const statesOf = ({ steps }: Fields) => (steps as readonly { status: string }[]).map(({ status }) => status);

onBothEngines('receipts of orders and ledger entries', twins => {
  let server: TestGateway;
  beforeAll(() => {
    server = twins.server;
  });

  it('a receipt of a deposit with a bonus has the amounts and the balance of its ledger entries', async () => {
    const member = await depositor(server);
    const promoId = await promoOf(member, 'First');
    const body = { amount: '1000000', channel: 'KITE', promoId };
    const { orderNo, payUrl } = (await member.call<Order>(depositGateway, body)).body.value;
    const open = await receiptOf(member.get, orderNo);
    expect(open).toMatchObject({ kind: 'deposit', status: 'pending', requested: '1000000.00' });
    expect(open).not.toHaveProperty('credited');
    expect(open).not.toHaveProperty('balance');
    await choose({ payUrl }, 'pays');
    const { sumBalance, bonus } = await member.wallet();
    const paid = await receiptOf(member.get, orderNo);
    const fee = toUnits(String(paid.fee));
    expect(paid).toMatchObject({ title: 'Deposit', received: '1000000.00', bonus: '200000.00' });
    expect([paid.balance, paid.bonusBalance]).toEqual([sumBalance, bonus]);
    expect(toUnits(String(paid.credited))).toBe(toUnits('1000000') - fee);
    expect(statesOf(paid)).toEqual(['created', 'pending', 'paid']);
    await runCommandLine(server, ['money', 'reverse', orderNo, '--reason', 'Charged back']);
    const [reversed, wallet] = [await receiptOf(member.get, orderNo), await member.wallet()];
    expect(reversed.balance).toBe(wallet.sumBalance);
    expect(reversed).not.toHaveProperty('bonusBalance');
  });

  it('a receipt of a withdrawal shows the paid amount, or the returned amount after a cancellation', async () => {
    const member = await withdrawer(server);
    const { orderNo } = (await member.withdraw('300000')).body.value;
    const open = await receiptOf(member.get, orderNo);
    expect(open).toMatchObject({ requested: '300000.00', fee: '0.00', paidOut: '300000.00', balance: '700000.00' });
    await member.cancel(orderNo);
    const ended = await receiptOf(member.get, orderNo);
    expect(ended).toMatchObject({ status: 'cancelled', refunded: '300000.00', balance: '1000000.00' });
    expect(ended).not.toHaveProperty('paidOut');
    expect(ended).not.toHaveProperty('fee');
    const { content } = (
      await member.get<{ content: { kind: string; orderNo: string }[] }>(memberTransactions, {
        ...TODAY,
        pageNo: '1',
        pageSize: '10',
      })
    ).body.value;
    expect(content.map(({ kind, orderNo: number }) => [kind, number]).slice(0, 2)).toEqual([
      ['release', orderNo],
      ['hold', orderNo],
    ]);
    const other = await withdrawer(server);
    expect((await other.get(transactionReceipt, { number: orderNo })).body.errorCode).toBe('order.unknown');
  });

  it('a receipt of a paid withdrawal shows the balance at the time of its reservation', async () => {
    const member = await withdrawer(server);
    const { orderNo } = (await member.withdraw('200000')).body.value;
    await server.db.updateTable('withdrawals').set({ fee: '11000' }).where('order_no', '=', orderNo).execute();
    await runCommandLine(server, ['money', 'pay', orderNo], { actor: 'kim' });
    await server.tick();
    const paid = await receiptOf(member.get, orderNo);
    expect(paid).toMatchObject({ status: 'paid', fee: '11000.00', paidOut: '189000.00', balance: '800000.00' });
    expect(statesOf(paid)).toEqual(['pending', 'approved', 'paying', 'paid']);
  });

  it('a receipt of a bet is part of its details and has the balance after the win', async () => {
    const player = await newPlayer(server);
    const get: Get = (endpoint, query) => fetchRecords(server, player, endpoint, query);
    const game = await anyGame(server);
    const actor = { memberId: player.memberId, merchantCode: 'demo', vendor: game.vendor_code };
    const round = { nodeId: game.node_id, category: 'RNG', key: randomUUID(), stake: toUnits('100') };
    await playReels(server.db, actor, round, server.now(), () => ['bell', 'bell', 'bell']);
    const bet = await server.db
      .selectFrom('bets')
      .select(['id', 'win'])
      .where('member_id', '=', player.memberId)
      .executeTakeFirstOrThrow();
    const number = `G-201126-${bet.id}`;
    const receipt = await receiptOf(get, number);
    expect(receipt).toMatchObject({ kind: 'bet', status: 'won', staked: '100.00', name: game.names.EN });
    expect(toUnits(String(receipt.balance))).toBe(toUnits('9900') + toUnits(String(receipt.won)));
    expect(statesOf(receipt)).toEqual(['placed', 'won']);
    const detail = await get<{ receipt: Fields }>(orderDetail, { orderNo: number });
    expect(detail.body.value.receipt).toMatchObject(receipt);
  });

  it('a receipt of a transfer names the other member and has none of the amounts that only orders have', async () => {
    const [payer, payee] = [await newPlayer(server), await newPlayer(server)];
    const cashOf = ({ memberId }: typeof payer) => accountOf(server.db, { merchant: 'demo', kind: 'cash', memberId });
    const id = await post(server.db, {
      kind: 'transfer',
      now: server.now(),
      lines: [
        { account: await cashOf(payer), units: -toUnits('250') },
        { account: await cashOf(payee), units: toUnits('250') },
      ],
    });
    const get =
      (player: typeof payer): Get =>
      (endpoint, query) =>
        fetchRecords(server, player, endpoint, query);
    const { user_name } = await server.db
      .selectFrom('members')
      .select('user_name')
      .where('id', '=', payer.memberId)
      .executeTakeFirstOrThrow();
    expect(await receiptOf(get(payee), `${id}-C`)).toEqual({
      number: `${id}-C`,
      kind: 'entry',
      title: 'Transfer',
      name: user_name,
      amount: '250.00',
      balance: '10250.00',
      steps: [{ status: 'done', time: expect.any(Number) }],
    });
    expect(await receiptOf(get(payer), `${id}-C`)).toMatchObject({ amount: '-250.00', balance: '9750.00' });
    for (const number of [`${id}-B`, `${id}`, 'D1', 'L-201126-999999999']) {
      expect((await get(payer)(transactionReceipt, { number })).body.errorCode).toBe('order.unknown');
    }
  });

  it('the ledger entry of a points exchange links to a receipt that shows the number of points', async () => {
    const member = await newRich(server, '5000');
    const { exchange } = await pointsStoreOf(member);
    const amount = exchangeAmount('2000', exchange!);
    await member.call(exchangePoints, { points: '2000', amount });
    const { content } = await member.read<{ content: { kind: string; transactionNo: string | null }[] }>(pointHistory);
    const number = content.find(({ kind }) => kind === 'exchange')?.transactionNo ?? '';
    const receipt = await member.read<Fields>(transactionReceipt, { number });
    expect(receipt).toMatchObject({ kind: 'entry', title: 'Points exchanged', amount, points: '2000.00' });
  });
});
