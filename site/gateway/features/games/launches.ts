/**
 * How a member comes into a game (LAUNCH-07): the launch answers an address with a ticket, which is good once and for a short while;
 * the game exchanges it for a pass, which is good for this member in this game alone. The member's token never leaves the lobby.
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

/** From the click to the start of the game's own code. */
export const TICKET_MS = 120_000;
/** How long one opened game may be played. */
export const PASS_MS = 2 * 3_600_000;

const newSecret = () => randomBytes(32).toString('base64url');

/** A ticket for a game, good as long as the session is. `now`: ms since 1970. Throws ApiError 401 when that ended meanwhile. */
export async function createLaunchToken(
  trx: Trx,
  sessionId: number,
  launched: Omit<Launched, 'memberId' | 'merchantCode'>,
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

/** Exchanges a ticket. Throws ApiError `ticket.used` at the second try, `ticket.over` when it is too old or never was. */
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

/** The launch of a pass. Throws ApiError 401 when it is over, `excluded` while the member takes a break. */
export async function requireAccessToken(db: Database, pass: string, now: number): Promise<Launched> {
  const launched = pass === '' ? null : await findLaunch(db, hashToken(pass), now);
  if (!launched) throw accessTokenExpired();
  await requireNotExcluded(db, launched.memberId, now);
  return launched;
}

/** Whose visit it is; to ask for that is no use of the session. Throws as `requireAccessToken`. */
export async function requireGameSession(db: Database, pass: string, now: number): Promise<number> {
  const memberId = pass === '' ? null : await findVisitor(db, hashToken(pass), now);
  if (memberId === null) throw accessTokenExpired();
  await requireNotExcluded(db, memberId, now);
  return memberId;
}

const accessTokenExpired = () => new ApiError('pass.over', 'This visit is over; launch the game again.');

export const gameUnknown = () => new ApiError(ERROR_CODES.gameUnknown, 'This game is not offered at the moment.');
