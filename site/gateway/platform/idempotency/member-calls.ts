/**
 * Idempotent calls of members that move money (PAY-03). The key is written in the transaction of the work: a crash
 * leaves neither, and a concurrent duplicate waits for the first row.
 */
import type { Endpoint } from 'lobbykit/wire';
import type { Database, Trx } from '../db/schema.ts';
import { decryptUnder, encryptUnder, hashKey, hmacWith } from '../secrets/client-key.ts';
import { timingSafeEqualHmac } from '../secrets/hmac.ts';
import { CACHE_TTL_MS, otherBody } from './idempotency.ts';
import { claimCall, finishCall, isCallDone } from './repository.ts';

/** One call of a member. */
export interface MemberIdempotency {
  readonly memberId: number;
  readonly endpoint: Pick<Endpoint, 'name' | 'secrets'>;
  /** Value of the header Idempotency-Key, scoped to the member. */
  readonly key: string;
  /** Parsed by the endpoint's schema, so that the field order is fixed. */
  readonly body: object | undefined;
  /** ms since 1970 */
  readonly now: number;
}

export interface IdempotentResult<T> {
  readonly value: T;
  /** Time of the first response, ms since 1970; undefined in the first response. */
  readonly firstGivenAt?: number;
}

const keyOf = ({ memberId, key }: Pick<MemberIdempotency, 'memberId' | 'key'>) => hashKey(`member ${memberId}`, key);

/** Returns true if `once` will return a stored response, or reject the key as used with another call. */
export const hasStoredResponse = (
  db: Database,
  call: Pick<MemberIdempotency, 'memberId' | 'key' | 'now'>,
): Promise<boolean> => isCallDone(db, keyOf(call), call.now - CACHE_TTL_MS);

/**
 * Returns the result of `work`, or for 24 hours the result stored with the same key. An error of `work` rolls back the
 * key with the transaction.
 * @param work writes with `trx` only; returns a JSON-compatible value
 * @throws ApiError 422 `idempotency.conflict` if the key was used with another call or body
 */
export async function once<T>(
  trx: Trx,
  { memberId, endpoint, key, body = {}, now }: MemberIdempotency,
  work: () => Promise<T>,
): Promise<IdempotentResult<T>> {
  const fields = Object.entries(body).filter(([field]) => !endpoint.secrets?.includes(field));
  const row = {
    key_hash: keyOf({ memberId, key }),
    body_hmac: hmacWith(key, JSON.stringify([endpoint.name, fields])),
    response: null,
    completed_at: now,
  };
  const before = await claimCall(trx, row, now - CACHE_TTL_MS);
  if (before) {
    if (!timingSafeEqualHmac(before.body_hmac, row.body_hmac)) throw otherBody();
    // Only the transaction that inserted the row sees it without a response.
    if (before.response === null) throw new Error('A call was begun twice in one transaction.');
    return { value: JSON.parse(decryptUnder(key, before.response)) as T, firstGivenAt: before.completed_at };
  }
  const value = await work();
  await finishCall(trx, row, encryptUnder(key, JSON.stringify(value)));
  return { value };
}
