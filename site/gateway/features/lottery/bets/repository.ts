/** Queries of bets: rounds of games and lottery tickets. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { LocalizedText } from '../../../platform/db/columns.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { BetTable, PlayState } from './tables.ts';

export type Play = Selectable<BetTable>;

/** Lottery ticket with the result of its draw; `winning_number` is null if the draw has no result. */
export interface DueTicket
  extends Pick<
    Play,
    'id' | 'member_id' | 'detail' | 'stake' | 'bonus_stake' | 'bonus_id' | 'canceled_stake' | 'lottery_id' | 'numero'
  > {
  readonly merchant_code: string;
  /** Names of the lottery by language. */
  readonly names: LocalizedText;
  readonly winning_number: string | null;
}

/** Finds a bet of a member by its idempotency key. */
export async function findPlay(db: Database, memberId: number, key: string): Promise<Play | null> {
  const row = await db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export const addPlay = (trx: Trx, play: Insertable<BetTable>): Promise<Play> =>
  trx.insertInto('bets').values(play).returningAll().executeTakeFirstOrThrow();

/** Returns a member's tickets of a lottery, newest first, with the result if available. Omits canceled tickets. */
export const readTickets = (db: Database, memberId: number, lotteryId: string, count: number) =>
  db
    .selectFrom('bets as p')
    .leftJoin('draws as d', join => join.onRef('d.game_id', '=', 'p.lottery_id').onRef('d.numero', '=', 'p.numero'))
    .selectAll('p')
    .select('d.winning_number')
    .where('p.member_id', '=', memberId)
    .where('p.lottery_id', '=', lotteryId)
    .where('p.state', '<>', 'cancelled')
    .orderBy('p.id', 'desc')
    .limit(count)
    .$narrowType<{ state: Exclude<PlayState, 'cancelled'> }>()
    .execute();

/** Returns a member's dice rolls, newest first. */
export const readRolls = (db: Database, memberId: number, count: number): Promise<Play[]> =>
  db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(sql<boolean>`(detail -> 'roll') is not null`)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

const tickets = (trx: Trx) =>
  trx
    .selectFrom('bets as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .innerJoin('lotteries as l', 'l.game_id', 'p.lottery_id')
    .leftJoin('draws as d', join => join.onRef('d.game_id', '=', 'p.lottery_id').onRef('d.numero', '=', 'p.numero'))
    .select([
      'p.id',
      'p.member_id',
      'p.detail',
      'p.stake',
      'p.bonus_stake',
      'p.bonus_id',
      'p.canceled_stake',
      'p.lottery_id',
      'p.numero',
    ])
    .select(['m.merchant_code', 'l.names', 'd.winning_number']);

/**
 * Locks and returns tickets that are due for settlement, ordered by draw and member. A ticket of an imported lottery is
 * due only when its result is imported.
 */
export const dueTickets = (trx: Trx, now: number, count: number): Promise<DueTicket[]> =>
  tickets(trx)
    .where('p.state', '=', 'waiting')
    .where('p.draw_at', '<=', now)
    .where(({ eb, or }) => or([eb('l.results', '=', 'engine'), eb('d.winning_number', 'is not', null)]))
    .orderBy('p.draw_at')
    .orderBy('p.lottery_id')
    .orderBy('p.numero')
    .orderBy('p.member_id')
    .orderBy('p.id')
    .limit(count)
    .forUpdate('p')
    .execute();

/**
 * Returns all tickets of the same members and draws as these tickets, with payouts, for the result messages. Omits
 * canceled tickets, and members who have an unsettled ticket left in the draw.
 */
export async function readTicketsToNotify(trx: Trx, ids: readonly number[]): Promise<(DueTicket & { win: string })[]> {
  const draws = trx.selectFrom('bets').distinct().select(['lottery_id', 'numero', 'member_id']).where('id', 'in', ids);
  return tickets(trx)
    .select('p.win')
    .where('p.state', '<>', 'cancelled')
    .innerJoin(draws.as('notified'), join =>
      join
        .onRef('notified.lottery_id', '=', 'p.lottery_id')
        .onRef('notified.numero', '=', 'p.numero')
        .onRef('notified.member_id', '=', 'p.member_id'),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bets as other')
            .select('other.id')
            .whereRef('other.lottery_id', '=', 'notified.lottery_id')
            .whereRef('other.numero', '=', 'notified.numero')
            .whereRef('other.member_id', '=', 'notified.member_id')
            .where('other.state', '=', 'waiting'),
        ),
      ),
    )
    .orderBy('p.id')
    .execute();
}

/** Sets the state of losing tickets. */
export async function closeLost(trx: Trx, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('bets').set({ state: 'lost', settled_at: now }).where('id', 'in', ids).execute();
}

/** Sets the state of tickets with a payout; `winId` is the ledger transaction of the payout. */
export async function closePaid(
  trx: Trx,
  paid: readonly {
    readonly id: number;
    readonly state: 'won' | 'refunded';
    readonly win: string;
    readonly winId: number;
  }[],
  now: number,
): Promise<void> {
  if (paid.length === 0) return;
  const rows = paid.map(
    ({ id, state, win, winId }) => sql`(${id}::bigint, ${state}::text, ${win}::numeric, ${winId}::bigint)`,
  );
  await sql`update bets p set state = v.state, win = v.win, win_transaction_id = v.win_transaction_id, settled_at = ${now}
    from (values ${sql.join(rows)}) as v (id, state, win, win_transaction_id) where p.id = v.id`.execute(trx);
}

/** Returns the latest bets of a merchant, newest first, with their members. */
export const readLatestPlays = (db: Database, merchant: string, count: number) =>
  db
    .selectFrom('bets as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .selectAll('p')
    .select('m.user_name')
    .where('m.merchant_code', '=', merchant)
    .orderBy('p.id', 'desc')
    .limit(count)
    .execute();

/** Counts the bets of these members. */
export async function countPlays(db: Database, memberIds: readonly number[]): Promise<number> {
  if (memberIds.length === 0) return 0;
  const { count } = await db
    .selectFrom('bets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', 'in', memberIds)
    .executeTakeFirstOrThrow();
  return count;
}
