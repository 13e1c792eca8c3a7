/** Queries of sessions for the member's list of devices, and of sessions that members ended there (SAFE-04). */
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { hashToken, IDLE_MS } from './repository.ts';

/** Session in the member's list of devices. */
export interface OpenSession {
  readonly id: number;
  readonly device: string;
  readonly block: string | null;
  readonly created_at: number;
  readonly seen_at: number;
}

/** Returns the active sessions of a member, last used first. */
export const openSessionsOf = (db: Database, memberId: number, now: number): Promise<OpenSession[]> =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'block', 'created_at', 'seen_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - IDLE_MS)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Retention time of the tokens of ended sessions, ms: the maximum lifetime of a session. */
const ENDED_MS = 12 * 3_600_000;

/**
 * Ends sessions that the member selected (one, all others, or all) and stores their tokens, so that their pages can be
 * notified. Returns the number of ended sessions.
 */
export async function endManually(
  trx: Trx,
  memberId: number,
  which: { readonly id: number } | { readonly but: number } | 'all',
  now: number,
): Promise<number> {
  const ended = await trx
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where(({ eb, lit }) => {
      if (which === 'all') return lit(true);
      return 'id' in which ? eb('id', '=', which.id) : eb('id', '!=', which.but);
    })
    .returning('token_hash')
    .execute();
  await trx
    .deleteFrom('ended_sessions')
    .where('ended_at', '<=', now - ENDED_MS)
    .execute();
  if (ended.length > 0) {
    const rows = ended.map(({ token_hash }) => ({ token_hash, ended_at: now }));
    await trx.insertInto('ended_sessions').values(rows).execute();
  }
  return ended.length;
}

/** Returns whether the member ended the session of this token in the list of devices. */
export async function wasEndedManually(db: Database, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('ended_sessions')
    .select('ended_at')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns which of these sessions still exist, including idle ones. */
export async function sessionsThere(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('sessions').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the active session of a token, and its merchant, without extending the idle timeout: waiting for the end of a
 * session must not keep it alive.
 */
export async function peekSession(
  db: Database,
  token: string,
  now: number,
): Promise<{ readonly id: number; readonly merchantCode: string } | null> {
  const hash = hashToken(token);
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['s.id', 'm.merchant_code as merchantCode'])
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('s.token_hash', '=', hash),
        eb(
          's.id',
          '=',
          selectFrom('rotated_tokens')
            .select('session_id')
            .where('token_hash', '=', hash)
            .where('expires_at', '>', now),
        ),
      ]),
    )
    .where('m.disabled', '=', false)
    .where('s.expires_at', '>', now)
    .where('s.seen_at', '>', now - IDLE_MS)
    .executeTakeFirst();
  return row ?? null;
}
