/**
 * What a member does to money is done once however often it is sent (PAY-03). The key is written in the transaction of the work: a
 * process that dies leaves neither, and of two who send the same at once the second waits for the row of the first.
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
  /** As the header Idempotency-Key has it; means nothing to other members. */
  readonly key: string;
  /** As the endpoint's schema reads it, so that fields have one order. */
  readonly body: object | undefined;
  /** ms since 1970 */
  readonly now: number;
}

export interface Given<T> {
  readonly value: T;
  /** When the answer was given first, ms since 1970; missing in the first one. */
  readonly firstGivenAt?: number;
}

const keyOf = ({ memberId, key }: Pick<MemberIdempotency, 'memberId' | 'key'>) => hashKey(`member ${memberId}`, key);

/** Will `once` give an answer of before, or refuse the key for having come with another call? */
export const isAnswered = (db: Database, call: Pick<MemberIdempotency, 'memberId' | 'key' | 'now'>): Promise<boolean> =>
  isCallDone(db, keyOf(call), call.now - CACHE_TTL_MS);

/**
 * Gives the answer of `work`, or for 24 hours the one given before under the same key. What `work` throws takes the key back together
 * with everything else in the transaction.
 * @param work writes by `trx` alone; gives what JSON can hold
 * @throws ApiError 422 `idempotency.conflict` when the key came with another call or body
 */
export async function once<T>(
  trx: Trx,
  { memberId, endpoint, key, body = {}, now }: MemberIdempotency,
  work: () => Promise<T>,
): Promise<Given<T>> {
  const asked = Object.entries(body).filter(([field]) => !endpoint.secrets?.includes(field));
  const mine = {
    key_hash: keyOf({ memberId, key }),
    body_hmac: hmacWith(key, JSON.stringify([endpoint.name, asked])),
    response: null,
    completed_at: now,
  };
  const before = await claimCall(trx, mine, now - CACHE_TTL_MS);
  if (before) {
    if (!timingSafeEqualHmac(before.body_hmac, mine.body_hmac)) throw otherBody();
    // Only the transaction that made the row sees it without its answer.
    if (before.response === null) throw new Error('A call was begun twice in one transaction.');
    return { value: JSON.parse(decryptUnder(key, before.response)) as T, firstGivenAt: before.completed_at };
  }
  const value = await work();
  await finishCall(trx, mine, encryptUnder(key, JSON.stringify(value)));
  return { value };
}
