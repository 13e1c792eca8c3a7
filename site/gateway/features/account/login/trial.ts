/** Free trial: accounts with play money, valid for two hours (TRIAL-01, TRIAL-06, S18). */
import { randomInt } from 'node:crypto';
import { TRIAL_TYPE } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { creditOpening } from '../../../ledger/posting.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { StoreResponse } from '../../../platform/idempotency/idempotency.ts';
import { admit } from '../../../platform/rate-limits/rate-limits.ts';
import { addMember, findByName } from '../members-repository.ts';
import { GUEST_MS, openSession, type SessionValue } from '../sessions/service.ts';

const PREFIX = 'guest';
/** The name is the only credential of a trial account: 11 of 36 characters are 56 bits. */
const RANDOM_LENGTH = 11;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Creates a trial account and returns its name. Throws ApiError `age.unconfirmed`, or `too.many` if the IP address has
 * created too many.
 */
export async function makeGuest(
  db: Database,
  now: number,
  request: { readonly merchant: string; readonly address: string; readonly ageConfirmed: boolean },
  storeResponse: StoreResponse<{ userName: string }>,
): Promise<{ userName: string }> {
  if (!request.ageConfirmed) throw ageUnconfirmed();
  await admit(db, 'guest', request.address, now);
  return db.transaction().execute(async trx => {
    const name = PREFIX + Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const guest = await addMember(trx, {
      merchant_code: request.merchant,
      user_name: name,
      type: TRIAL_TYPE,
      created_at: now,
      age_confirmed_at: now,
    });
    if (!guest) throw new Error('A guest of this name exists.');
    await creditOpening(trx, guest, now);
    const response = { userName: guest.user_name };
    await storeResponse(trx, response);
    return response;
  });
}

/** Logs in a trial account by its name within two hours of its creation; returns null for other members. */
export async function logInTrial(
  db: Database,
  now: number,
  merchant: string,
  userName: string,
): Promise<SessionValue | null> {
  const guest = await findByName(db, merchant, userName);
  // A member with a password must enter it.
  if (!guest || guest.type !== TRIAL_TYPE || guest.password_hash !== null) return null;
  if (guest.disabled || now >= guest.created_at + GUEST_MS) return null;
  return db.transaction().execute(trx => openSession(trx, guest, now, { since: guest.created_at }));
}

/** Creates the error of a registration or a free trial without confirmation of the minimum age (REG-20). */
export const ageUnconfirmed = () => {
  const message = 'The age has to be confirmed.';
  return new ApiError(ERROR_CODES.ageUnconfirmed, message, { value: { fields: { ageConfirmed: message } } });
};
