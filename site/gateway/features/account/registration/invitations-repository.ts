/** Queries of affiliate codes, which include the members' invitation codes. */
import type { Database } from '../../../platform/db/schema.ts';

/**
 * Adds an invitation code. Returns `taken` if another affiliate has this code, `there` if the member already has a
 * code.
 */
export async function addOwnCode(db: Database, memberId: number, code: string): Promise<'added' | 'taken' | 'there'> {
  const added = await db
    .insertInto('affiliates')
    .values({ code, member_id: memberId, domain: null, is_primary: true })
    .onConflict(conflict => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (added) return 'added';
  return (await readOwnCode(db, memberId)) === null ? 'taken' : 'there';
}

/** Returns the invitation code of a member; null if the member has no code. */
export async function readOwnCode(db: Database, memberId: number): Promise<string | null> {
  const row = await db
    .selectFrom('affiliates')
    .select('code')
    .where('member_id', '=', memberId)
    .where('is_primary', '=', true)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** Lists affiliates by code. The member's name is null for a campaign. */
export const listAffiliates = (db: Database) =>
  db
    .selectFrom('affiliates as a')
    .leftJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.code', 'm.user_name', 'a.closed_at'])
    .orderBy('a.code')
    .execute();

/**
 * Closes or reopens an invitation code. Closing a closed code does not change its closing time. Returns false if the
 * code does not exist.
 * @param at closing time, ms since 1970; null reopens
 */
export async function closeAffiliate(db: Database, code: string, at: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('affiliates')
    .set(({ fn, val }) => ({ closed_at: at === null ? null : fn.coalesce('closed_at', val(at)) }))
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
