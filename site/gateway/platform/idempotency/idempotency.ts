/**
 * Idempotent calls without a session (S40). The first response is stored for one day with the caller's key, and
 * returned to repeated calls; errors are not stored. These calls start sessions and may take seconds. Calls of members
 * use `once` in `member-calls.ts`, which writes to the same table within a transaction.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../api-error.ts';
import type { Database, Trx } from '../db/schema.ts';
import { decryptUnder, encryptUnder, hashKey, hmacWith } from '../secrets/client-key.ts';
import { timingSafeEqualHmac } from '../secrets/hmac.ts';
import { claimCall, dropCall, finishCall } from './repository.ts';
import type { IdempotencyKeyTable } from './tables.ts';

/** Time for which a response is stored, ms. */
export const CACHE_TTL_MS = 24 * 3_600_000;
/**
 * Age of an unfinished call, ms, after which its gateway counts as dead, and another gateway may execute the call
 * again.
 */
const LOST_MS = 60_000;
/** Interval of polls for the result of another gateway, ms, and maximum number of polls. */
const POLL_MS = 100;
const MAX_POLLS = 150;

/** Call that is executed once: endpoint, idempotency key and body. */
export interface IdempotentCall {
  readonly endpoint: string;
  /** Idempotency key; without a key, the call is executed each time. */
  readonly key: string | undefined;
  readonly body: unknown;
}

/** Stores the response. Called in the transaction of the work, so that either both are committed or neither. */
export type StoreResponse<T> = (trx: Trx, response: T) => Promise<void>;

export interface Idempotency {
  /**
   * Runs `work`, or returns the stored response of the same call. Throws ApiError `idempotency.conflict` if the key was
   * used with another body, `busy` if another gateway does not finish the same call in time.
   */
  run<T>(call: IdempotentCall, work: (storeResponse: StoreResponse<T>) => Promise<T>): Promise<T>;
}

/** @param now ms since 1970 */
export function createIdempotency(db: Database, now: () => number): Idempotency {
  const running = new Map<string, { readonly hmac: string; readonly response: Promise<unknown> }>();

  /** Reserves the key for this call and returns null; returns the stored row if the call is complete already. */
  const claim = async (row: IdempotencyKeyTable): Promise<IdempotencyKeyTable | null> => {
    for (let poll = 0; poll < MAX_POLLS; poll++) {
      const found = await claimCall(db, row, now() - CACHE_TTL_MS);
      if (found && !timingSafeEqualHmac(found.body_hmac, row.body_hmac)) throw otherBody();
      if (!found || found.response !== null) return found;
      if (found.completed_at <= now() - LOST_MS) await dropCall(db, found);
      else await sleep(POLL_MS);
    }
    throw new ApiError(ERROR_CODES.busy, 'This call is under way; ask again in a few seconds.', {
      retryAfterS: 5,
    });
  };

  const doOnce = async <T>(
    row: IdempotencyKeyTable,
    key: string,
    work: (storeResponse: StoreResponse<T>) => Promise<T>,
  ): Promise<T> => {
    const before = await claim(row);
    if (before?.response) return JSON.parse(decryptUnder(key, before.response)) as T;
    try {
      return await work(async (trx, response) => {
        const isStored = await finishCall(trx, row, encryptUnder(key, JSON.stringify(response)));
        if (!isStored) throw new Error('Another gateway took the call over.');
      });
    } catch (error) {
      await dropCall(db, row);
      throw error;
    }
  };

  return {
    async run({ endpoint, key, body }, work) {
      if (key === undefined) return work(async () => {});
      const keyHash = hashKey(endpoint, key);
      const hmac = hmacWith(key, JSON.stringify(body));
      const same = running.get(keyHash);
      if (same) {
        if (!timingSafeEqualHmac(same.hmac, hmac)) throw otherBody();
        // The cast is safe, because the map contains only results of the same endpoint.
        return same.response as ReturnType<typeof work>;
      }
      const row = { key_hash: keyHash, body_hmac: hmac, response: null, completed_at: now() };
      const response = doOnce(row, key, work).finally(() => running.delete(keyHash));
      running.set(keyHash, { hmac, response });
      return response;
    },
  };
}

export const otherBody = () =>
  new ApiError(
    'idempotency.conflict',
    'This Idempotency-Key came with another body before; a new request requires a new key.',
  );
