/** Queries of player limits and of the amounts that count toward them. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { PlayerLimitKind, PlayerLimitPeriod } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { PlayerLimitTable } from './tables.ts';

export type PlayerLimit = Selectable<PlayerLimitTable>;

export const readLimits = (db: Database, memberId: number): Promise<PlayerLimit[]> =>
  db.selectFrom('player_limits').selectAll().where('member_id', '=', memberId).execute();

export interface SetLimit {
  readonly kind: PlayerLimitKind;
  readonly period: PlayerLimitPeriod;
  /** Amount of the limit, decimal text. */
  readonly amount: string;
}

/** Returns the member's limits of these kinds. Omits limits that are not set. */
export const limitsOf = (db: Database, memberId: number, kinds: readonly PlayerLimitKind[]): Promise<SetLimit[]> =>
  db
    .selectFrom('player_limits')
    .select(['kind', 'period', 'amount'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .where('amount', 'is not', null)
    .$narrowType<{ amount: string }>()
    .execute();

export const putLimit = (trx: Trx, row: Insertable<PlayerLimitTable>) =>
  trx
    .insertInto('player_limits')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['member_id', 'kind', 'period']).doUpdateSet({
        amount: row.amount,
        requested_amount: row.requested_amount,
        confirmable_at: row.confirmable_at,
      }),
    )
    .execute();

/** Sum of stakes and sum of wins, decimal text. */
export interface Played {
  readonly stake: string;
  readonly win: string;
}

/** Returns a member's stakes and wins since each of these dates, counted as in the betting record. */
export async function playedFrom(
  db: Database,
  memberId: number,
  dates: readonly string[],
): Promise<ReadonlyMap<string, Played>> {
  const { rows } = await sql<Played & { readonly date: string }>`
    select w.date, coalesce(sum(d.stake), 0)::text as stake, coalesce(sum(d.win), 0)::text as win
    from unnest(${dates}::text[]) as w (date)
      left join daily_bet_totals d on d.member_id = ${memberId} and d.day >= w.date::date
    group by 1`.execute(db);
  return new Map(rows.map(({ date, stake, win }) => [date, { stake, win }]));
}
