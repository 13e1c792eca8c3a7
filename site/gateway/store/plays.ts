/** Plays: rounds of games and lottery tickets; no rules. */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Names, Trx } from '../db/schema.ts';
import type { PlayTable } from '../db/schema-plays.ts';

export type Play = Selectable<PlayTable>;

/** A ticket beside the result of its draw, null while that is missing. */
export interface DueTicket extends Pick<Play, 'id' | 'member_id' | 'detail' | 'stake' | 'lottery_id' | 'numero'> {
  readonly merchant_code: string;
  /** Of the lottery. */
  readonly names: Names;
  readonly winning_number: string | null;
}

/** The play a member's client knows by this key. */
export async function findPlay(db: Database, memberId: number, key: string): Promise<Play | null> {
  const row = await db
    .selectFrom('plays')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('play_key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export const addPlay = (trx: Trx, play: Insertable<PlayTable>): Promise<Play> =>
  trx.insertInto('plays').values(play).returningAll().executeTakeFirstOrThrow();

/** A member's tickets of a lottery, newest first, with the results there are. */
export const readTickets = (db: Database, memberId: number, lotteryId: string, count: number) =>
  db
    .selectFrom('plays as p')
    .leftJoin('draws as d', join => join.onRef('d.game_id', '=', 'p.lottery_id').onRef('d.numero', '=', 'p.numero'))
    .selectAll('p')
    .select('d.winning_number')
    .where('p.member_id', '=', memberId)
    .where('p.lottery_id', '=', lotteryId)
    .orderBy('p.id', 'desc')
    .limit(count)
    .execute();

/** Tickets whose draw time is past, oldest first. They are nobody else's until the transaction ends. */
export const dueTickets = (trx: Trx, now: number, count: number): Promise<DueTicket[]> =>
  trx
    .selectFrom('plays as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .innerJoin('lotteries as l', 'l.game_id', 'p.lottery_id')
    .leftJoin('draws as d', join => join.onRef('d.game_id', '=', 'p.lottery_id').onRef('d.numero', '=', 'p.numero'))
    .select(['p.id', 'p.member_id', 'p.detail', 'p.stake', 'p.lottery_id', 'p.numero'])
    .select(['m.merchant_code', 'l.names', 'd.winning_number'])
    .where('p.state', '=', 'waiting')
    .where('p.draw_at', '<=', now)
    .orderBy('p.id')
    .limit(count)
    .forUpdate('p')
    .execute();

/** Closes tickets that won nothing. */
export async function closeLost(trx: Trx, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('plays').set({ state: 'lost', settled_at: now }).where('id', 'in', ids).execute();
}

/** Closes a ticket that brings money back, by the transaction `winId` of the books. */
export async function closePaid(
  trx: Trx,
  id: number,
  paid: { readonly state: 'won' | 'refunded'; readonly win: string; readonly winId: number; readonly now: number },
): Promise<void> {
  await trx
    .updateTable('plays')
    .set({ state: paid.state, win: paid.win, win_id: paid.winId, settled_at: paid.now })
    .where('id', '=', id)
    .execute();
}

/** The latest plays of a merchant, newest first, with who played. */
export const readLatestPlays = (db: Database, merchant: string, count: number) =>
  db
    .selectFrom('plays as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .selectAll('p')
    .select('m.user_name')
    .where('m.merchant_code', '=', merchant)
    .orderBy('p.id', 'desc')
    .limit(count)
    .execute();

/** How often these members have played. */
export async function countPlays(db: Database, memberIds: readonly number[]): Promise<number> {
  if (memberIds.length === 0) return 0;
  const { count } = await db
    .selectFrom('plays')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', 'in', memberIds)
    .executeTakeFirstOrThrow();
  return count;
}
