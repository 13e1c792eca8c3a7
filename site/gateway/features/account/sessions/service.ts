/**
 * Creation, renewal and end of sessions (S14, S16, S18). Every function accepts a transaction in place of a database.
 */
import { randomBytes } from 'node:crypto';
import { isTrial } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database, Member, Trx } from '../../../platform/db/schema.ts';
import { type RequestOrigin, subnetOf } from '../../../platform/http/device.ts';
import { decryptUnder, encryptUnder } from '../../../platform/secrets/client-key.ts';
import { readMember } from '../members-repository.ts';
import {
  addLogin,
  addSession,
  endOldest,
  findRetired,
  hashToken,
  holdSession,
  removeSessions,
  replaceToken,
  storeRotatedToken,
} from './repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TOKEN_BYTES = 32;
/** Maximum lifetime of a session after the login, ms, regardless of use. */
const ABSOLUTE_MS = 12 * HOUR;
/** Maximum lifetime of a trial session, ms (S18). */
export const GUEST_MS = 2 * HOUR;
/**
 * Time after a renewal in which the replaced token may repeat the same renewal, ms. All other calls with it are
 * rejected with `session.renewed`.
 */
const GRACE_MS = MINUTE;
const MAX_PER_MEMBER = 5;

/** Session in the responses of login, renewal and free trial (LOGIN-16). */
export interface SessionValue {
  readonly token: string;
  readonly userName: string;
  readonly customerType: number;
  readonly firstTimeLogin: boolean;
  readonly merchantCode: string;
}

const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

const sessionValueOf = (member: Member, token: string): SessionValue => ({
  token,
  userName: member.user_name,
  customerType: member.type,
  firstTimeLogin: member.must_change_password,
  merchantCode: member.merchant_code,
});

/** Optional properties of a new session. */
export interface Beginning {
  /** Start of the session's lifetime, ms since 1970; default now. */
  readonly since?: number;
  /** IP address and device of the login; unknown if omitted. */
  readonly from?: RequestOrigin;
}

/**
 * Logs a member in. The oldest session ends if the member has more than five.
 * @param now ms since 1970
 */
export async function openSession(
  db: Database,
  member: Member,
  now: number,
  { since = now, from }: Beginning = {},
): Promise<SessionValue> {
  const token = newToken();
  await addSession(db, {
    token_hash: hashToken(token),
    member_id: member.id,
    created_at: since,
    seen_at: now,
    expires_at: since + (isTrial(member) ? GUEST_MS : ABSOLUTE_MS),
    device: from?.device,
    block: from && subnetOf(from.address),
  });
  await addLogin(db, member.id, since);
  await endOldest(db, member.id, MAX_PER_MEMBER, now);
  return sessionValueOf(member, token);
}

/**
 * Replaces the token of a session; the maximum lifetime still counts from the login. For 60 s, the same token and key
 * return the same new token again. Returns null if the token has expired.
 * @param key Idempotency-Key of the renewal; without it, the renewal cannot be repeated
 * @throws ApiError `session.renewed` for an already replaced token with another key
 */
export async function renewToken(
  db: Database,
  token: string,
  key: string | undefined,
  now: number,
): Promise<SessionValue | null> {
  return db.transaction().execute(async trx => {
    const next = newToken();
    const session = await replaceToken(trx, token, next, now);
    if (!session) return repeatRenewal(trx, token, key, now);
    const successor = encryptUnder(underKey(token, key ?? newToken()), next);
    const retired = {
      token_hash: hashToken(token),
      session_id: session.id,
      next_token_ciphertext: successor,
      expires_at: now + GRACE_MS,
    };
    await storeRotatedToken(trx, retired, now);
    return sessionValueOf(await readMember(trx, session.member_id), next);
  });
}

/**
 * Combines token and Idempotency-Key into the encryption key of the next token, so that a stolen token alone cannot
 * decrypt it.
 */
const underKey = (token: string, key: string) => `${token} ${key}`;

/**
 * Returns the new token of a repeated renewal. If that token was renewed too, the client receives the next one from its
 * next renewal.
 */
async function repeatRenewal(
  trx: Trx,
  token: string,
  key: string | undefined,
  now: number,
): Promise<SessionValue | null> {
  const retired = await findRetired(trx, token, now);
  if (!retired) return null;
  const next = key === undefined ? null : tryDecrypt(underKey(token, key), retired.next_token_ciphertext);
  if (next === null) throw renewed();
  return sessionValueOf(await readMember(trx, retired.member_id), next);
}

function tryDecrypt(key: string, encrypted: string): string | null {
  try {
    return decryptUnder(key, encrypted);
  } catch {
    return null;
  }
}

/** Creates the error for calls with a token that a renewal has replaced. */
export const renewed = () =>
  new ApiError(
    ERROR_CODES.sessionRenewed,
    'A newer token took the place of this one; nothing was done. Send the call again with the newer one.',
  );

/**
 * Prevents the end of a session until the transaction ends. Throws ApiError `session.expired` if the session has ended.
 */
export async function requireSession(trx: Trx, id: number): Promise<void> {
  if (!(await holdSession(trx, id))) throw sessionOver();
}

export const sessionOver = () => new ApiError(ERROR_CODES.sessionExpired, 'The session ended meanwhile.');

/** Ends all sessions of a member, including their games and chats, and returns a new session (S16). */
export async function replaceSessions(
  trx: Trx,
  member: Member,
  now: number,
  from: RequestOrigin,
): Promise<SessionValue> {
  await removeSessions(trx, member.id);
  return openSession(trx, member, now, { from });
}
