/** Limits that members set for themselves, and what counts towards them; no rules. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { OwnLimitKind, OwnLimitPeriod } from 'lobbykit/domain';
import type { OwnLimitTable } from '../../db/schema/own-limits.ts';
import type { Database, Trx } from '../../db/schema/schema.ts';

export type OwnLimit = Selectable<OwnLimitTable>;

export const readLimits = (db: Database, memberId: number): Promise<OwnLimit[]> =>
  db.selectFrom('own_limits').selectAll().where('member_id', '=', memberId).execute();

export interface SetLimit {
  readonly kind: OwnLimitKind;
  readonly period: OwnLimitPeriod;
  /** Decimal text. */
  readonly amount: string;
}

/** The limits of these kinds that are set. */
export const limitsOf = (db: Database, memberId: number, kinds: readonly OwnLimitKind[]): Promise<SetLimit[]> =>
  db
    .selectFrom('own_limits')
    .select(['kind', 'period', 'amount'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .where('amount', 'is not', null)
    .$narrowType<{ amount: string }>()
    .execute();

export const putLimit = (trx: Trx, row: Insertable<OwnLimitTable>) =>
  trx
    .insertInto('own_limits')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['member_id', 'kind', 'period']).doUpdateSet({
        amount: row.amount,
        wanted: row.wanted,
        wanted_at: row.wanted_at,
      }),
    )
    .execute();

/** Decimal text. */
export interface Played {
  readonly stake: string;
  readonly win: string;
}

/** Stakes and wins of a member from each of these dates on, as the betting record counts them. */
export async function playedFrom(
  db: Database,
  memberId: number,
  dates: readonly string[],
): Promise<ReadonlyMap<string, Played>> {
  const { rows } = await sql<Played & { readonly date: string }>`
    select w.date, coalesce(sum(d.stake), 0)::text as stake, coalesce(sum(d.win), 0)::text as win
    from unnest(${dates}::text[]) as w (date)
      left join play_days d on d.member_id = ${memberId} and d.day >= w.date::date
    group by 1`.execute(db);
  return new Map(rows.map(({ date, stake, win }) => [date, { stake, win }]));
}

/** What a member paid in and was paid out from each of these dates on; decimal text. */
export async function paidFrom(
  db: Database,
  memberId: number,
  dates: readonly string[],
): Promise<ReadonlyMap<string, { readonly deposit: string; readonly withdrawal: string }>> {
  const { rows } = await sql<{ date: string; deposit: string; withdrawal: string }>`
    select w.date, coalesce(sum(f.deposit), 0)::text as deposit, coalesce(sum(f.withdrawal), 0)::text as withdrawal
    from unnest(${dates}::text[]) as w (date)
      left join member_figures f on f.member_id = ${memberId} and f.day >= w.date::date
    group by 1`.execute(db);
  return new Map(rows.map(({ date, ...sums }) => [date, sums]));
}
