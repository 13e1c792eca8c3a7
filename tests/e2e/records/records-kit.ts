/** A member with bets, ledger entries and deposits of every state, in a real gateway. */
import { randomUUID } from 'node:crypto';
import { toUnits } from '../../../sdk/protocol/amounts.ts';
import { openOrder } from '../../../site/gateway/features/deposits/orders.ts';
import { placeBet, playReels } from '../../../site/gateway/features/lottery/bets/service.ts';
import { settleTickets } from '../../../site/gateway/features/lottery/settlement.ts';
import { accountOf } from '../../../site/gateway/ledger/accounts-repository.ts';
import { postAll } from '../../../site/gateway/ledger/posting.ts';
import type { MovableGateway } from '../fixtures.ts';
import { operator } from '../games/games-kit.ts';

const MINUTE = 60_000;

export interface Player {
  readonly memberId: number;
  readonly merchantCode: 'demo';
}

export async function playerOf({ db }: MovableGateway, userName: string): Promise<Player> {
  const { id } = await db
    .selectFrom('members')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow();
  return { memberId: id, merchantCode: 'demo' };
}

/** Plays a round of a slot, won or lost. */
export async function round({ db, now }: MovableGateway, player: Player, wins: boolean, ago = 0): Promise<string> {
  const game = await db
    .selectFrom('games')
    .selectAll()
    .where('game_type', '=', 'RNG')
    .where('lottery_id', 'is', null)
    .orderBy('node_id')
    .executeTakeFirstOrThrow();
  await playReels(
    db,
    { ...player, vendor: game.vendor_code },
    { nodeId: game.node_id, category: 'RNG', key: randomUUID(), stake: toUnits('20.00') },
    now() - ago,
    () => (wins ? ['bell', 'bell', 'bell'] : ['star', 'bell', 'seven']),
  );
  return game.names.EN;
}

/** Buys a ticket on the last two digits, and runs its draw if a result is given. */
export async function ticket(
  { db, now }: MovableGateway,
  player: Player,
  numbers: readonly string[],
  { result, ago = 0 }: { result?: string; ago?: number } = {},
): Promise<number> {
  const lottery = await db.selectFrom('lotteries').selectAll().where('code', '=', 'mb').executeTakeFirst();
  const { game_id } = lottery ?? (await db.selectFrom('lotteries').selectAll().executeTakeFirstOrThrow());
  const numero = `E${randomUUID().slice(0, 8)}`;
  const drawAt = now() - ago + (result === undefined ? 3 * 3_600_000 : MINUTE);
  const { play } = await placeBet(
    db,
    { ...player, vendor: 'TCG_LOTTO_VN' },
    { lotteryId: game_id, slot: { numero, drawAt }, key: randomUUID(), digits: 2, numbers, each: toUnits('50.00') },
    now() - ago,
    () => {},
  );
  if (result !== undefined) {
    const at = now() - ago;
    const row = { game_id, numero, draw_at: drawAt + play.id, close_at: at, winning_number: result, drawn_at: at };
    await db
      .insertInto('draws')
      .values({ ...row, source: 'sandbox' })
      .execute();
    await settleTickets(db, drawAt);
  }
  return play.id;
}

/** Adds `count` ledger entries, one minute apart; the newest is one hour old. */
export async function move({ db, now }: MovableGateway, { memberId }: Player, count: number): Promise<void> {
  const cash = await accountOf(db, { merchant: 'demo', kind: 'cash', memberId });
  const operatorAccount = await accountOf(db, { merchant: 'demo', kind: 'house' });
  const entries = Array.from({ length: count }, (_, n) => ({
    kind: n % 2 ? ('gift' as const) : ('rebate' as const),
    now: now() - 3_600_000 - (count - n) * MINUTE,
    lines: [
      { account: cash, units: toUnits(`${n + 1}.50`) },
      { account: operatorAccount, units: -toUnits(`${n + 1}.50`) },
    ],
  }));
  await postAll(db, entries);
}

/** Creates a manual transfer that waits for a decision. */
export const waitingDeposit = ({ db, now }: MovableGateway, player: Player) =>
  db
    .transaction()
    .execute(trx =>
      openOrder(
        trx,
        player,
        { method: ({ kind }) => kind === 'transfer', field: 'bankId', amount: '2000000' },
        async () => now(),
      ),
    );

/** Adds a transfer of 2,000,000 that the operator approves with a different received amount, by a method with a fee. */
export async function paidDeposit(
  gateway: MovableGateway,
  player: Player,
  { received, feePercent }: { readonly received: string; readonly feePercent: string },
): Promise<void> {
  const { order_no: orderNo } = await waitingDeposit(gateway, player);
  const charge = (fee_percent: string) =>
    gateway.db.updateTable('deposit_methods').set({ fee_percent }).where('kind', '=', 'transfer').execute();
  await charge(feePercent);
  await operator(gateway, 'money', 'approve', orderNo, '--received', received);
  await charge('0');
}
