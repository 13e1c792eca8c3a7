/** Lifecycle of sessions (S14, S16, S18). Every function accepts a transaction in place of a database. */
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
/** Absolute lifetime of a session after login, ms. */
const ABSOLUTE_MS = 12 * HOUR;
/** Absolute lifetime of a trial session (S18), ms. */
export const GUEST_MS = 2 * HOUR;
/**
 * Time in which a rotated token may repeat its own renewal, ms. Other calls with it are rejected with
 * `session.renewed`.
 */
const GRACE_MS = MINUTE;
const MAX_PER_MEMBER = 5;

/** Session in the responses of login, renewal and trial (LOGIN-16). */
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

/** Properties of a session to be created. */
export interface Beginning {
  /** Start of the session's lifetime, ms since 1970; default now. */
  readonly since?: number;
  /** Origin of the login; default unknown. */
  readonly from?: RequestOrigin;
}

/**
 * Logs a member in; ends the oldest session above five.
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
 * Replaces the token of a session, whose lifetime continues from the login. A repeated renewal with the same token and
 * key returns the same new token for 60 s. Null if the token has expired.
 * @param key Idempotency-Key of the renewal; required for a repetition
 * @throws ApiError `session.renewed` for a rotated token with another key
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

/** A stolen token alone is not sufficient: the encryption includes the key of its renewal. */
const underKey = (token: string, key: string) => `${token} ${key}`;

/** The new token may have been rotated as well; its own renewal returns the next one. */
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

/** Error for calls with a rotated token. */
export const renewed = () =>
  new ApiError(
    ERROR_CODES.sessionRenewed,
    'A newer token took the place of this one; nothing was done. Send the call again with the newer one.',
  );

/** Locks a session against its end until the transaction ends. Throws ApiError `session.expired` if it has ended. */
export async function requireSession(trx: Trx, id: number): Promise<void> {
  if (!(await holdSession(trx, id))) throw sessionOver();
}

export const sessionOver = () => new ApiError(ERROR_CODES.sessionExpired, 'The session ended meanwhile.');

/** Ends all sessions of a member, with their tokens, games and chats, and returns a new one (S16). */
export async function replaceSessions(
  trx: Trx,
  member: Member,
  now: number,
  from: RequestOrigin,
): Promise<SessionValue> {
  await removeSessions(trx, member.id);
  return openSession(trx, member, now, { from });
}
