/** How sessions begin, go on and end (S14, S16, S18). Every function takes a transaction as well as a database. */
import { randomBytes } from 'node:crypto';
import { isTrial } from 'lobbykit/domain';
import type { Database, Member, Trx } from '../db/schema.ts';
import { readMember } from '../store/members.ts';
import { addLogin, addSession, endOldest, hashToken, removeOthers, retireToken } from '../store/sessions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TOKEN_BYTES = 32;
/** End of every session after its login, however much it is used. */
const ABSOLUTE_MS = 12 * HOUR;
/** The same for guests of the free trial (S18). */
export const GUEST_MS = 2 * HOUR;
/** How long a token goes on after a newer one was given: calls in flight do not log out. */
const GRACE_MS = MINUTE;
const MOST_PER_MEMBER = 5;

/** What login, renewal and free play answer (LOGIN-16). */
export interface SessionValue {
  readonly token: string;
  readonly userName: string;
  readonly customerType: number;
  readonly firstTimeLogin: boolean;
  readonly merchantCode: string;
}

/**
 * Signs a member in; the oldest session over five ends.
 * @param now ms since 1970
 * @param since when the session's time began to run, if not now
 */
export async function openSession(db: Database, member: Member, now: number, since = now): Promise<SessionValue> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await addSession(db, {
    token_hash: hashToken(token),
    member_id: member.id,
    created_at: since,
    seen_at: now,
    expires_at: since + (isTrial(member) ? GUEST_MS : ABSOLUTE_MS),
  });
  await addLogin(db, member.id, since);
  await endOldest(db, member.id, MOST_PER_MEMBER, now);
  return {
    token,
    userName: member.user_name,
    customerType: member.type,
    firstTimeLogin: member.first_login,
    merchantCode: member.merchant_code,
  };
}

/** A new token for a live one; the time since the login goes on. Null when the token is over. */
export async function renewToken(db: Database, token: string, now: number): Promise<SessionValue | null> {
  return db.transaction().execute(async trx => {
    const before = await retireToken(trx, token, now + GRACE_MS);
    if (!before) return null;
    return openSession(trx, await readMember(trx, before.member_id), now, before.created_at);
  });
}

/** Ends every session of a member; the one of `token` gives way to the new one that this returns (S16). */
export async function replaceSessions(trx: Trx, member: Member, token: string, now: number): Promise<SessionValue> {
  await removeOthers(trx, member.id, token);
  await retireToken(trx, token, now + GRACE_MS);
  return openSession(trx, member, now);
}
