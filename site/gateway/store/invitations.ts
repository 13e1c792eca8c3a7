/** Codes by which members invite others; no rules. */
import { TRIAL_TYPE } from 'lobbykit/domain';
import type { Database } from '../db/schema.ts';

/** `taken`: somebody else has this code. `there`: the member has one already. */
export async function addOwnCode(db: Database, memberId: number, code: string): Promise<'added' | 'taken' | 'there'> {
  const added = await db
    .insertInto('affiliates')
    .values({ code, member_id: memberId, domain: null, is_own: true })
    .onConflict(conflict => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (added) return 'added';
  return (await readOwnCode(db, memberId)) === null ? 'taken' : 'there';
}

/** The code a member invites by, null for who has none. */
export async function readOwnCode(db: Database, memberId: number): Promise<string | null> {
  const row = await db
    .selectFrom('affiliates')
    .select('code')
    .where('member_id', '=', memberId)
    .where('is_own', '=', true)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** Of a member with codes but no own one, the first becomes it. */
export async function adoptFirstCodes(db: Database): Promise<void> {
  await db
    .updateTable('affiliates as a')
    .set({ is_own: true })
    .where('a.member_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('affiliates as b')
            .select('b.code')
            .whereRef('b.member_id', '=', 'a.member_id')
            .where(({ eb, or }) => or([eb('b.is_own', '=', true), eb('b.code', '<', eb.ref('a.code'))])),
        ),
      ),
    )
    .execute();
}

/** Members who may invite and have no code; guests may not. */
export async function membersWithoutCode(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('members as m')
    .leftJoin('affiliates as a', join => join.onRef('a.member_id', '=', 'm.id').on('a.is_own', '=', true))
    .select('m.id')
    .where('m.type', '<>', TRIAL_TYPE)
    .where('a.code', 'is', null)
    .orderBy('m.id')
    .execute();
  return rows.map(({ id }) => id);
}
