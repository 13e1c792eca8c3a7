/** Queries of members. */
import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { foldName } from 'lobbykit/domain';
import type { Database, Member, Tables, Trx } from '../../platform/db/schema.ts';
import type { AccountTables } from './tables.ts';

/** Session type of agents created by agents. */
export const AGENT_TYPE = 20;

export type NewMember = Omit<Insertable<AccountTables['members']>, 'user_name_folded'>;

/**
 * Matches a member by name, ignoring case. The exact spelling matters only for two legacy names that differ in case
 * only.
 */
const isNamed = (eb: ExpressionBuilder<Tables, 'members'>, name: string) =>
  eb.or([eb('user_name', '=', name), eb('user_name_folded', '=', foldName(name))]);

/** Finds a member by user name, ignoring case; an exact match has priority. */
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

/** Matches a phone number as stored today, and as stored by earlier versions with the national prefix 0. */
const isNumber = (eb: ExpressionBuilder<Tables, 'members'>, mobile: string) =>
  eb('mobile', 'in', [mobile, `0${mobile}`]);

/** Finds a member by login name or verified number; a match of the name has priority. */
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

/** Finds a member by verified number: digits without the dialing code. */
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
 * Locks the rows of members until the transaction ends, so that rows counted before a write cannot change in between.
 * Locks are acquired by ascending id to prevent deadlocks.
 */
export async function lockMember(trx: Database, ...ids: readonly number[]): Promise<void> {
  await trx.selectFrom('members').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/** Adds a member; returns null if the name or the number is taken. */
export async function addMember(db: Database, member: NewMember): Promise<Member | null> {
  const row = await db
    .insertInto('members')
    .values({ ...member, user_name_folded: foldName(member.user_name) })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a password that the member chose at `now`, ms since 1970, and clears the required change. */
export async function setPassword(db: Database, id: number, password_hash: string, now: number): Promise<void> {
  await db
    .updateTable('members')
    .set({ password_hash, must_change_password: false, password_changed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Requires the member to choose a new password at the next login; returns the updated member. */
export async function setFirstLogin(db: Database, id: number): Promise<Member> {
  return db
    .updateTable('members')
    .set({ must_change_password: true })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores a new hash of the unchanged password, computed with a higher cost. */
export async function setPasswordHash(db: Database, id: number, password_hash: string): Promise<void> {
  await db.updateTable('members').set({ password_hash }).where('id', '=', id).execute();
}

export async function setDisabled(db: Database, id: number, disabled: boolean): Promise<void> {
  await db.updateTable('members').set({ disabled }).where('id', '=', id).execute();
}

/** Returns the members of a merchant in order of their names, without trial accounts. */
export async function listMembers(db: Database, merchant: string): Promise<Member[]> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where('password_hash', 'is not', null)
    .orderBy('user_name_folded')
    .execute();
}

/**
 * Promotes a member to agent if the member's type is one of `from`; returns false for other types.
 * @param since time of the promotion, ms since 1970
 */
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

/** Promotes a member to a VIP level; returns false if the level is not higher than the current one. */
export async function promoteMember(trx: Trx, memberId: number, label: string): Promise<boolean> {
  const { rows } = await sql`
    update members m set vip_level = ${label}
    from vip_levels own, vip_levels next
    where m.id = ${memberId} and own.label = m.vip_level and next.label = ${label} and next.rank > own.rank
    returning m.id`.execute(trx);
  return rows.length > 0;
}
