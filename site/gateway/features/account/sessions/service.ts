/** How sessions begin, go on and end (S14, S16, S18). Every function takes a transaction as well as a database. */
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
/** End of every session after its login, however much it is used. */
const ABSOLUTE_MS = 12 * HOUR;
/** The longest life of a guest's session (S18), as above. */
export const GUEST_MS = 2 * HOUR;
/** Time in which a retired token may repeat its own renewal, ms. Other calls with it are told to come with the newer token. */
const GRACE_MS = MINUTE;
const MAX_PER_MEMBER = 5;

/** The session in the answers of login, renewal and free play (LOGIN-16). */
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

/** How a session begins. */
export interface Beginning {
  /** When the session's time began to run, ms since 1970; default now. */
  readonly since?: number;
  /** Where the login came from; default nobody knows. */
  readonly from?: RequestOrigin;
}

/**
 * Signs a member in; the oldest session over five ends.
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
 * A new token for the live one of a session, whose time since the login goes on. A renewal that is repeated with its token and its key
 * gets the same new token for 60 s. Null when the token is over.
 * @param key Idempotency-Key of the renewal; without one it cannot be repeated
 * @throws ApiError `session.renewed` for a retired token with another key
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

/** Whoever took a token from somebody has not the key of its renewal. */
const underKey = (token: string, key: string) => `${token} ${key}`;

/** The new token may have been replaced as well; its own renewal says by what. */
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

/** The refusal of all that a retired token may not do. */
export const renewed = () =>
  new ApiError(
    ERROR_CODES.sessionRenewed,
    'A newer token took the place of this one; nothing was done. Send the call again with the newer one.',
  );

/** Keeps a session from being ended until the transaction is over. Throws ApiError `session.expired` when it has been. */
export async function requireSession(trx: Trx, id: number): Promise<void> {
  if (!(await holdSession(trx, id))) throw sessionOver();
}

export const sessionOver = () => new ApiError(ERROR_CODES.sessionExpired, 'The session ended meanwhile.');

/** Ends every session of a member, with the tokens, games and chats of each; gives a new one in their place (S16). */
export async function replaceSessions(
  trx: Trx,
  member: Member,
  now: number,
  from: RequestOrigin,
): Promise<SessionValue> {
  await removeSessions(trx, member.id);
  return openSession(trx, member, now, { from });
}
