/** Sessions of members, looked up by the hash of their token (S14); no rules. */
import { createHash } from 'node:crypto';
import type { Database } from '../db/schema.ts';

export interface MemberSession {
  readonly memberId: number;
  readonly merchantCode: string;
  readonly userName: string;
  readonly type: number;
}

/** A session as its token stands in the table. */
export interface StoredSession {
  readonly token_hash: string;
  readonly member_id: number;
  /** Login, ms since 1970. */
  readonly created_at: number;
  readonly expires_at: number;
}

/** A session ends when nobody has called with its token for so long (S14). */
export const IDLE_MS = 30 * 60_000;

/** SHA-256 of a token, hex: what the table keeps. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * The live session of a token at `now` (ms since 1970), null when unknown or over. Being asked for is being used: in one statement,
 * so that a session which ends meanwhile is not brought back.
 */
export async function findSession(db: Database, token: string, now: number): Promise<MemberSession | null> {
  const row = await db
    .updateTable('sessions as s')
    .from('members as m')
    .set(({ fn, ref, val }) => ({ seen_at: fn<number>('greatest', [ref('s.seen_at'), val(now)]) }))
    .whereRef('m.id', '=', 's.member_id')
    .where('m.disabled', '=', false)
    .where('s.token_hash', '=', hashToken(token))
    .where('s.expires_at', '>', now)
    .where('s.seen_at', '>', now - IDLE_MS)
    .returning(['m.id', 'm.merchant_code', 'm.user_name', 'm.type'])
    .executeTakeFirst();
  return row ? { memberId: row.id, merchantCode: row.merchant_code, userName: row.user_name, type: row.type } : null;
}

export async function addSession(db: Database, session: StoredSession & { readonly seen_at: number }): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Remembers that a member signed in at that time; a renewal, whose session goes back to the same login, adds nothing. */
export async function addLogin(db: Database, member_id: number, at: number): Promise<void> {
  await db
    .insertInto('logins')
    .values({ member_id, at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Ends the oldest sessions of a member beyond `most`, and forgets those that are over. Tokens in their grace do not count. */
export async function endOldest(db: Database, memberId: number, most: number, now: number): Promise<void> {
  // Of two who sign in at once, the second sees the session of the first.
  await db.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('seen_at', '<=', now - IDLE_MS)]))
    .execute();
  const kept = db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('renewed', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most);
  await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where('renewed', '=', false)
    .where('id', 'not in', kept)
    .execute();
}

/** Lets a token go on for calls in flight only, at most until `expiresAt`; gives its session, null when it is no more. */
export async function retireToken(db: Database, token: string, expiresAt: number): Promise<StoredSession | null> {
  const hash = hashToken(token);
  const before = await db
    .selectFrom('sessions')
    .select(['token_hash', 'member_id', 'created_at', 'expires_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!before) return null;
  await db
    .updateTable('sessions')
    .set({ renewed: true, expires_at: Math.min(before.expires_at, expiresAt) })
    .where('token_hash', '=', hash)
    .execute();
  return before;
}

/** Ends one session. */
export async function removeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends every session of a member. */
export async function removeSessions(db: Database, memberId: number): Promise<void> {
  await db.deleteFrom('sessions').where('member_id', '=', memberId).execute();
}

/** Ends every session of a member but that of `token`. */
export async function removeOthers(db: Database, memberId: number, token: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where('token_hash', '!=', hashToken(token))
    .execute();
}
