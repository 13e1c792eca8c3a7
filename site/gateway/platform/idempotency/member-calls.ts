/**
 * Idempotent calls of members, which move money (PAY-03). The key is stored in the transaction of the work: after a
 * crash, neither exists, and a concurrent second call waits for the transaction of the first.
 */
import type { Endpoint } from 'lobbykit/wire';
import type { Database, Trx } from '../db/schema.ts';
import { decryptUnder, encryptUnder, hashKey, hmacWith } from '../secrets/client-key.ts';
import { timingSafeEqualHmac } from '../secrets/hmac.ts';
import { CACHE_TTL_MS, otherBody } from './idempotency.ts';
import { claimCall, finishCall, isCallDone } from './repository.ts';

/** Call of a member that is executed once. */
export interface MemberIdempotency {
  readonly memberId: number;
  readonly endpoint: Pick<Endpoint, 'name' | 'secrets'>;
  /** Idempotency-Key header; keys are unique per member. */
  readonly key: string;
  /** Body, parsed with the endpoint's schema, so that its fields are always in the same order. */
  readonly body: object | undefined;
  /** Current time, ms since 1970. */
  readonly now: number;
}

export interface IdempotentResult<T> {
  readonly value: T;
  /** Time of the original response, ms since 1970; undefined if this call has executed the work. */
  readonly firstGivenAt?: number;
}

const keyOf = ({ memberId, key }: Pick<MemberIdempotency, 'memberId' | 'key'>) => hashKey(`member ${memberId}`, key);

/**
 * Returns whether the member has used the key already. If so, `once` returns the stored response, or rejects the call
 * if it differs.
 */
export const hasStoredResponse = (
  db: Database,
  call: Pick<MemberIdempotency, 'memberId' | 'key' | 'now'>,
): Promise<boolean> => isCallDone(db, keyOf(call), call.now - CACHE_TTL_MS);

/**
 * Returns the result of `work`, or for 24 hours the result that was stored with the same key. If `work` throws, the key
 * is rolled back together with the transaction.
 * @param work writes with `trx` only, and returns a value that JSON can represent
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
    // A row without a response is visible only to the transaction that has inserted the row.
    if (before.response === null) throw new Error('A call was begun twice in one transaction.');
    return { value: JSON.parse(decryptUnder(key, before.response)) as T, firstGivenAt: before.completed_at };
  }
  const value = await work();
  await finishCall(trx, row, encryptUnder(key, JSON.stringify(value)));
  return { value };
}
