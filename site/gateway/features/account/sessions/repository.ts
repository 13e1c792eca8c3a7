/** Queries of sessions by the hash of their token (S14). */
import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { MemberSession } from '../../../platform/http/session.ts';
import { lockMember } from '../members-repository.ts';
import type { RotatedTokenTable } from '../tables.ts';

/** Session as stored; the token itself is not stored. */
export interface StoredSession {
  readonly token_hash: string;
  readonly member_id: number;
  /** Time of the login, ms since 1970. */
  readonly created_at: number;
  readonly expires_at: number;
  readonly device?: string;
  readonly block?: string;
}

/** Idle timeout of a session, ms (S14). */
export const IDLE_MS = 30 * 60_000;

/** SHA-256 of a token, in hex, as stored in the table. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Builds the update that marks active sessions as used at `now` (ms since 1970). A single statement cannot revive a
 * session that ends concurrently. The caller adds the condition and the returned columns of session `s` and member `m`.
 */
const using = (db: Database, now: number) =>
  db
    .updateTable('sessions as s')
    .from('members as m')
    .set(({ fn, ref, val }) => ({ seen_at: fn<number>('greatest', [ref('s.seen_at'), val(now)]) }))
    .whereRef('m.id', '=', 's.member_id')
    .where('m.disabled', '=', false)
    .where('s.expires_at', '>', now)
    .where('s.seen_at', '>', now - IDLE_MS)
    .returning(['s.id as sessionId', 'm.id as memberId', 'm.merchant_code as merchantCode'])
    .returning(['m.user_name as userName', 'm.type', 'm.labels', 'm.must_change_password as isPasswordDue']);

/**
 * Returns the session of a token and marks it as used; null if unknown or expired. A token stays valid for a short time
 * after its renewal.
 */
export async function findSession(db: Database, token: string, now: number): Promise<MemberSession | null> {
  const hash = hashToken(token);
  const live = await using(db, now).where('s.token_hash', '=', hash).executeTakeFirst();
  if (live) return { ...live, isRetired: false };
  const retired = await using(db, now)
    .where('s.id', '=', ({ selectFrom }) =>
      selectFrom('rotated_tokens').select('session_id').where('token_hash', '=', hash).where('expires_at', '>', now),
    )
    .executeTakeFirst();
  return retired ? { ...retired, isRetired: true } : null;
}

/** Marks the session of an opened game or chat as used. Returns null if the session has expired. */
export const touchSession = async (db: Database, id: number, now: number) =>
  (await using(db, now).where('s.id', '=', id).executeTakeFirst()) ?? null;

export async function addSession(db: Database, session: StoredSession & { readonly seen_at: number }): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Records a login. A renewed session keeps its login time, so that no row is added. */
export async function addLogin(db: Database, member_id: number, at: number): Promise<void> {
  await db
    .insertInto('logins')
    .values({ member_id, logged_in_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Ends the member's oldest sessions if there are more than `max`, and deletes expired sessions. */
export async function endOldest(db: Database, memberId: number, max: number, now: number): Promise<void> {
  // This lock makes the second of two concurrent logins see the session of the first.
  await lockMember(db, memberId);
  await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('seen_at', '<=', now - IDLE_MS)]))
    .execute();
  const retained = db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max);
  await db.deleteFrom('sessions').where('member_id', '=', memberId).where('id', 'not in', retained).execute();
}

/**
 * Replaces the token of a session. Returns null if `token` is no longer the current token, such as after another
 * renewal.
 */
export async function replaceToken(
  db: Database,
  token: string,
  successor: string,
  now: number,
): Promise<{ readonly id: number; readonly member_id: number } | null> {
  const row = await db
    .updateTable('sessions')
    .set({ token_hash: hashToken(successor) })
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning(['id', 'member_id'])
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the replaced token of a renewal for calls in flight, and deletes expired ones. */
export async function storeRotatedToken(
  db: Database,
  retired: Insertable<RotatedTokenTable>,
  now: number,
): Promise<void> {
  await db.deleteFrom('rotated_tokens').where('expires_at', '<=', now).execute();
  await db.insertInto('rotated_tokens').values(retired).execute();
}

/**
 * Returns the encrypted next token and the member of a token that a renewal has replaced; null if its grace period is
 * over.
 */
export async function findRetired(
  db: Database,
  token: string,
  now: number,
): Promise<{ readonly next_token_ciphertext: string; readonly member_id: number } | null> {
  const row = await db
    .selectFrom('rotated_tokens as r')
    .innerJoin('sessions as s', 's.id', 'r.session_id')
    .select(['r.next_token_ciphertext', 's.member_id'])
    .where('r.token_hash', '=', hashToken(token))
    .where('r.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Prevents the deletion of a session until the transaction ends; returns false if the session does not exist. */
export async function holdSession(trx: Database, id: number): Promise<boolean> {
  const row = await trx.selectFrom('sessions').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Deletes one session, and with it its replaced tokens, games and chats. */
export async function removeSession(db: Database, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Deletes all sessions of a member, and with them their replaced tokens, games and chats. */
export async function removeSessions(db: Database, memberId: number): Promise<void> {
  await db.deleteFrom('sessions').where('member_id', '=', memberId).execute();
}
