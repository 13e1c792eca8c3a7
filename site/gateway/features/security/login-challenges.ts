/** A login whose password, code or link was right and that still wants the second factor (SAFE-05). */
import { randomBytes } from 'node:crypto';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import { hashToken } from '../account/sessions/repository.ts';
import { redeemLaunchToken, storeLoginChallenge, tryTicket } from './second-factors-repository.ts';

export const TICKET_MS = 120_000;
/** Codes that may be tried with one ticket. */
const TRIES = 5;

/** Throws the ApiError that asks for a code, with the ticket in it. `now`: ms since 1970. */
export async function requestSecondFactor(db: Database, memberId: number, now: number): Promise<never> {
  const ticket = randomBytes(32).toString('base64url');
  const row = {
    challenge_hash: hashToken(ticket),
    member_id: memberId,
    attempts_left: TRIES,
    expires_at: now + TICKET_MS,
  };
  await storeLoginChallenge(db, row, now);
  throw new ApiError(ERROR_CODES.loginCodeDue, 'The login wants a code of the second factor.', {
    value: { ticket, expiresIn: TICKET_MS },
  });
}

/** The member of a ticket, one try of which is used up. Throws ApiError `login.ticket.over`. */
export async function memberOfTicket(db: Database, ticket: string, now: number): Promise<number> {
  const memberId = await tryTicket(db, hashToken(ticket), now);
  if (memberId === null) throw ticketOver();
  return memberId;
}

/** Uses a ticket up. Throws ApiError `login.ticket.over` when somebody else did so first. */
export async function spendTicket(db: Database, ticket: string): Promise<void> {
  if (!(await redeemLaunchToken(db, hashToken(ticket)))) throw ticketOver();
}

const ticketOver = () =>
  new ApiError(ERROR_CODES.loginTicketOver, 'The ticket is over or was tried too often; log in again.');
