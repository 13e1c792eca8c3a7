/** Breaks that members take from play; no rules. */
import type { Insertable, Selectable } from 'kysely';
import type { OwnBreakTable } from '../../db/schema/own-limits.ts';
import type { Database, Trx } from '../../db/schema/schema.ts';

export type OwnBreak = Selectable<OwnBreakTable>;

export const addBreak = (trx: Trx, row: Insertable<OwnBreakTable>) =>
  trx.insertInto('own_breaks').values(row).execute();

/** The break that is on at `now`, of several the one that ends last; null for none. */
export const findBreak = async (db: Database, memberId: number, now: number): Promise<OwnBreak | null> =>
  (await db
    .selectFrom('own_breaks')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    .orderBy('until', order => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()) ?? null;

/** Those of these members who are on a break at `now`. */
export async function onBreak(db: Database, memberIds: readonly number[], now: number): Promise<number[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('own_breaks')
    .select('member_id')
    .distinct()
    .where('member_id', 'in', memberIds)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    .execute();
  return rows.map(({ member_id }) => member_id);
}
