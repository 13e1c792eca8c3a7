/** Queries of members' exclusions. */
import type { Insertable, Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { ExclusionTable } from './tables.ts';

export type Exclusion = Selectable<ExclusionTable>;

export const addExclusion = (trx: Trx, row: Insertable<ExclusionTable>) =>
  trx.insertInto('exclusions').values(row).execute();

/** Returns the member's exclusion at `now`; of several, the one that ends last. Null if there is none. */
export const findExclusion = async (db: Database, memberId: number, now: number): Promise<Exclusion | null> =>
  (await db
    .selectFrom('exclusions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    .orderBy('until', order => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()) ?? null;

/** Returns those of the members who have an exclusion at `now`. */
export async function whileExcluded(db: Database, memberIds: readonly number[], now: number): Promise<number[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('exclusions')
    .select('member_id')
    .distinct()
    .where('member_id', 'in', memberIds)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    .execute();
  return rows.map(({ member_id }) => member_id);
}
