/** Sessions of members, looked up by the hash of their token (S14); no rules. */
import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { MemberSession } from '../../../platform/http/session.ts';
import { lockMember } from '../members-repository.ts';
import type { RotatedTokenTable } from '../tables.ts';

/** A session as its token stands in the table. */
export interface StoredSession {
  readonly token_hash: string;
  readonly member_id: number;
  /** Login, ms since 1970. */
  readonly created_at: number;
  readonly expires_at: number;
  readonly device?: string;
  readonly block?: string;
}

/** A session ends when nobody has called with its token for so long (S14). */
export const IDLE_MS = 30 * 60_000;

/** SHA-256 of a token, hex: what the table keeps. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * Uses live sessions, which its caller picks, at `now` (ms since 1970): being asked for is being used, in one statement, so that a
 * session which ends meanwhile is not brought back. The statement is to be told what to return of session `s` and member `m`.
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

/** The session of a token, null when unknown or over. A token that was renewed leads to it for a while. */
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

/** The session in which a game or a chat was opened: who plays or chats uses it. Null when it is over. */
export const touchSession = async (db: Database, id: number, now: number) =>
  (await using(db, now).where('s.id', '=', id).executeTakeFirst()) ?? null;

export async function addSession(db: Database, session: StoredSession & { readonly seen_at: number }): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Remembers that a member logged in at that time; a renewal, whose session goes back to the same login, adds nothing. */
export async function addLogin(db: Database, member_id: number, at: number): Promise<void> {
  await db
    .insertInto('logins')
    .values({ member_id, logged_in_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Ends the oldest sessions of a member beyond `max`, and forgets those that are over. */
export async function endOldest(db: Database, memberId: number, max: number, now: number): Promise<void> {
  // Of two who log in at once, the second sees the session of the first.
  await lockMember(db, memberId);
  await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('seen_at', '<=', now - IDLE_MS)]))
    .execute();
  const kept = db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max);
  await db.deleteFrom('sessions').where('member_id', '=', memberId).where('id', 'not in', kept).execute();
}

/** Gives a session another token; null when the old one is none of a live session, as when it was replaced before. */
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

/** Keeps a replaced token for calls in flight, and drops those whose time is over. */
export async function storeRotatedToken(
  db: Database,
  retired: Insertable<RotatedTokenTable>,
  now: number,
): Promise<void> {
  await db.deleteFrom('rotated_tokens').where('expires_at', '<=', now).execute();
  await db.insertInto('rotated_tokens').values(retired).execute();
}

/** A retired token of a live session: the encrypted new token and the member; null when its time is over. */
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

/** Is a session still there? It then stays until the transaction of the caller is over. */
export async function holdSession(trx: Database, id: number): Promise<boolean> {
  const row = await trx.selectFrom('sessions').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** Ends one session with all that hangs on it. */
export async function removeSession(db: Database, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends every session of a member with all that hangs on them. */
export async function removeSessions(db: Database, memberId: number): Promise<void> {
  await db.deleteFrom('sessions').where('member_id', '=', memberId).execute();
}
