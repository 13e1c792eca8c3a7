/** Challenges: logins with a valid password, code or link that still require the second factor (SAFE-05). */
import { randomBytes } from 'node:crypto';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import { hashToken } from '../account/sessions/repository.ts';
import { redeemLoginChallenge, storeLoginChallenge, tryTicket } from './second-factors-repository.ts';

export const TICKET_MS = 120_000;
/** Maximum attempts per challenge. */
const TRIES = 5;

/** Creates a challenge, and throws the ApiError that tells the client to request a code. `now`: ms since 1970. */
export async function requestSecondFactor(db: Database, memberId: number, now: number): Promise<never> {
  const ticket = randomBytes(32).toString('base64url');
  const row = {
    challenge_hash: hashToken(ticket),
    member_id: memberId,
    attempts_left: TRIES,
    expires_at: now + TICKET_MS,
  };
  await storeLoginChallenge(db, row, now);
  throw new ApiError(ERROR_CODES.loginCodeDue, 'The login requires a code of the second factor.', {
    value: { ticket, expiresIn: TICKET_MS },
  });
}

/**
 * Returns the member of a challenge and consumes one attempt. Throws ApiError `login.ticket.over` if the challenge is
 * unknown, expired, or has no attempt left.
 */
export async function memberOfTicket(db: Database, ticket: string, now: number): Promise<number> {
  const memberId = await tryTicket(db, hashToken(ticket), now);
  if (memberId === null) throw ticketOver();
  return memberId;
}

/** Consumes a challenge. Throws ApiError `login.ticket.over` if a concurrent call has consumed it. */
export async function spendTicket(db: Database, ticket: string): Promise<void> {
  if (!(await redeemLoginChallenge(db, hashToken(ticket)))) throw ticketOver();
}

const ticketOver = () =>
  new ApiError(ERROR_CODES.loginTicketOver, 'The ticket is over or was tried too often; log in again.');
