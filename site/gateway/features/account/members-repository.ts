/** Members: found by what they log in with; no rules. */
import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { foldName } from 'lobbykit/domain';
import type { Database, Member, Tables, Trx } from '../../platform/db/schema.ts';
import type { AccountTables } from './tables.ts';

/** Session type of the agents that agents make. */
export const AGENT_TYPE = 20;

export type NewMember = Omit<Insertable<AccountTables['members']>, 'user_name_folded'>;

/** Is it the member's name? The spelling matters only where two names of old times are one by now. */
const isNamed = (eb: ExpressionBuilder<Tables, 'members'>, name: string) =>
  eb.or([eb('user_name', '=', name), eb('user_name_folded', '=', foldName(name))]);

/** By user name, in any spelling; who has it exactly so comes first. */
export async function findByName(db: Database, merchant: string, userName: string): Promise<Member | null> {
  const name = userName.trim();
  const row = await db
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where(({ eb }) => isNamed(eb, name))
    .orderBy(({ eb }) => eb('user_name', '=', name), 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** A number as it is kept now, and as some were kept before: with the zero that is dialed in the country. */
const isNumber = (eb: ExpressionBuilder<Tables, 'members'>, mobile: string) =>
  eb('mobile', 'in', [mobile, `0${mobile}`]);

/** By what members may log in with, the name or the number they proved to hold; who has the name comes first. */
export async function findByNameOrMobile(
  db: Database,
  merchant: string,
  { name, mobile }: { readonly name: string; readonly mobile: string },
): Promise<Member | null> {
  const row = await db
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where(({ eb, or }) => or([isNamed(eb, name), isNumber(eb, mobile)]))
    .orderBy(({ eb }) => eb('user_name', '=', name), 'desc')
    .orderBy(({ eb }) => eb('user_name_folded', '=', foldName(name)), 'desc')
    .orderBy(({ eb }) => eb('mobile', '=', mobile), 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** By the number the member proved to hold: digits without the country's. */
export async function findByMobile(db: Database, merchant: string, mobile: string): Promise<Member | null> {
  const row = await db
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where(({ eb }) => isNumber(eb, mobile))
    .orderBy(({ eb }) => eb('mobile', '=', mobile), 'desc')
    .executeTakeFirst();
  return row ?? null;
}

export async function readMember(db: Database, id: number): Promise<Member> {
  return db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * Lets changes of the same members wait for each other until the transaction ends, so that what one has counted still holds when it
 * writes. By ascending id: no two wait for one another.
 */
export async function lockMember(trx: Database, ...ids: readonly number[]): Promise<void> {
  await trx.selectFrom('members').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/** Adds a member; null when name or number belong to somebody. */
export async function addMember(db: Database, member: NewMember): Promise<Member | null> {
  const row = await db
    .insertInto('members')
    .values({ ...member, user_name_folded: foldName(member.user_name) })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** A password the member chose at `now`, ms since 1970: nothing has to be changed any more. */
export async function setPassword(db: Database, id: number, password_hash: string, now: number): Promise<void> {
  await db
    .updateTable('members')
    .set({ password_hash, must_change_password: false, password_changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** The member has to choose a new password; gives it as it is now. */
export async function setFirstLogin(db: Database, id: number): Promise<Member> {
  return db
    .updateTable('members')
    .set({ must_change_password: true })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The same password with more effort: nothing else changes. */
export async function setPasswordHash(db: Database, id: number, password_hash: string): Promise<void> {
  await db.updateTable('members').set({ password_hash }).where('id', '=', id).execute();
}

export async function setDisabled(db: Database, id: number, disabled: boolean): Promise<void> {
  await db.updateTable('members').set({ disabled }).where('id', '=', id).execute();
}

/** Every member of a merchant by name, guests of the free trial left out. */
export async function listMembers(db: Database, merchant: string): Promise<Member[]> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where('password_hash', 'is not', null)
    .orderBy('user_name_folded')
    .execute();
}

/** Makes a member of one of these types an agent; false for all others. @param since ms since 1970 */
export async function makeAgent(db: Database, id: number, from: readonly number[], since: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ type: AGENT_TYPE, agent_since: since })
    .where('id', '=', id)
    .where('type', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const setPaymentHash = (db: Database, memberId: number, payment_hash: string | null) =>
  db.updateTable('members').set({ payment_hash }).where('id', '=', memberId).execute();

/** Puts a member on a level; false when the level is not higher than the one the member has by now. */
export async function promoteMember(trx: Trx, memberId: number, label: string): Promise<boolean> {
  const { rows } = await sql`
    update members m set vip_level = ${label}
    from vip_levels own, vip_levels next
    where m.id = ${memberId} and own.label = m.vip_level and next.label = ${label} and next.rank > own.rank
    returning m.id`.execute(trx);
  return rows.length > 0;
}
