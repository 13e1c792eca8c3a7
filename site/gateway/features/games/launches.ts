/**
 * Game launch (LAUNCH-07). The response is a URL with a one-time, short-lived launch token, which the game exchanges
 * for an access token that is limited to this member and game. The member's session token never leaves the lobby.
 */
import { randomBytes } from 'node:crypto';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../platform/api-error.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { hashToken } from '../account/sessions/repository.ts';
import { requireSession } from '../account/sessions/service.ts';
import { requireNotExcluded } from '../limits/guard.ts';
import { isUsed } from './launch-tokens-repository.ts';
import { findLaunch, findVisitor, type Launched, redeemLaunchToken, storeLaunch } from './launches-repository.ts';

/** Lifetime of a launch token, ms: covers the time from the click until the game's code runs. */
export const TICKET_MS = 120_000;
/** Lifetime of an access token, ms. */
export const PASS_MS = 2 * 3_600_000;

const newSecret = () => randomBytes(32).toString('base64url');

/**
 * Creates a launch token for a game. The token becomes invalid when the session ends. `now`: ms since 1970.
 * @throws ApiError 401 if the session has ended
 */
export async function createLaunchToken(
  trx: Trx,
  sessionId: number,
  launched: Omit<Launched, 'memberId' | 'memberType' | 'merchantCode'>,
  now: number,
): Promise<string> {
  await requireSession(trx, sessionId);
  const ticket = newSecret();
  const launch = {
    session_id: sessionId,
    vendor: launched.vendor,
    node_id: launched.nodeId,
    lottery_id: launched.lotteryId,
    language: launched.language,
    launch_token_hash: hashToken(ticket),
    launch_token_expires_at: now + TICKET_MS,
  };
  await storeLaunch(trx, launch, now - PASS_MS - TICKET_MS);
  return ticket;
}

/**
 * Exchanges a launch token for an access token. Throws ApiError `ticket.used` for a used token, `ticket.over` for an
 * expired or unknown token.
 */
export async function enter(
  db: Database,
  ticket: string,
  now: number,
): Promise<{ readonly pass: string; readonly launched: Launched }> {
  const pass = newSecret();
  const hash = hashToken(ticket);
  const launched = await redeemLaunchToken(db, hash, { hash: hashToken(pass), until: now + PASS_MS }, now);
  if (launched) {
    await requireNotExcluded(db, launched.memberId, now);
    return { pass, launched };
  }
  if (await isUsed(db, 'launches', hash))
    throw new ApiError('ticket.used', 'This link was used; launch the game again.');
  throw new ApiError('ticket.over', 'This link is too old; launch the game again.');
}

/**
 * Returns the launch of an access token. Throws ApiError 401 if the token has expired, `excluded` while an exclusion of
 * the member is active.
 */
export async function requireAccessToken(db: Database, pass: string, now: number): Promise<Launched> {
  const launched = pass === '' ? null : await findLaunch(db, hashToken(pass), now);
  if (!launched) throw accessTokenExpired();
  await requireNotExcluded(db, launched.memberId, now);
  return launched;
}

/**
 * Returns the member of an access token, without extending the session's idle timeout. Throws the same errors as
 * `requireAccessToken`.
 */
export async function requireGameSession(db: Database, pass: string, now: number): Promise<number> {
  const memberId = pass === '' ? null : await findVisitor(db, hashToken(pass), now);
  if (memberId === null) throw accessTokenExpired();
  await requireNotExcluded(db, memberId, now);
  return memberId;
}

const accessTokenExpired = () => new ApiError('pass.over', 'This visit is over; launch the game again.');

export const gameUnknown = () => new ApiError(ERROR_CODES.gameUnknown, 'This game is not offered at the moment.');
