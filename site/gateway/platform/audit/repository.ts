/** Queries of the audit log. */
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { AuditTable } from './tables.ts';

export type AuditRow = Selectable<AuditTable>;

export const addAudit = async (db: Database, row: Insertable<AuditTable>): Promise<void> => {
  await db.insertInto('audit').values(row).execute();
};

export interface AuditFilter {
  readonly memberId?: number;
  readonly kind?: string;
  /** Time of the oldest returned entry, ms since 1970. */
  readonly since?: number;
  readonly max: number;
}

/** Returns the latest entries, oldest first, with the members' current names. */
export async function readAudit(
  db: Database,
  { memberId, kind, since, max }: AuditFilter,
): Promise<(AuditRow & { readonly user_name: string | null })[]> {
  let query = db
    .selectFrom('audit as a')
    .leftJoin('members as m', 'm.id', 'a.member_id')
    .selectAll('a')
    .select('m.user_name')
    .orderBy('a.id', 'desc')
    .limit(max);
  if (memberId !== undefined) query = query.where('a.member_id', '=', memberId);
  if (kind !== undefined) query = query.where('a.kind', '=', kind);
  if (since !== undefined) query = query.where('a.occurred_at', '>=', since);
  return (await query.execute()).reverse();
}
