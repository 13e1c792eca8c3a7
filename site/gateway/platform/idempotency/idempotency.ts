/**
 * Idempotent calls without a session (S40): the first response is stored for one day with the caller's key and returned
 * to repeated calls; errors are not stored. These calls start sessions and may take seconds. `once` of
 * `member-calls.ts` writes calls of members to the same table in one transaction.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../api-error.ts';
import type { Database, Trx } from '../db/schema.ts';
import { decryptUnder, encryptUnder, hashKey, hmacWith } from '../secrets/client-key.ts';
import { timingSafeEqualHmac } from '../secrets/hmac.ts';
import { claimCall, dropCall, finishCall } from './repository.ts';
import type { IdempotencyKeyTable } from './tables.ts';

/** Retention time of a response, ms. */
export const CACHE_TTL_MS = 24 * 3_600_000;
/** Age of an unfinished call, ms, after which its gateway counts as dead and another gateway may repeat the call. */
const LOST_MS = 60_000;
/** Polling interval, ms, and maximum number of polls for another gateway's result. */
const POLL_MS = 100;
const MAX_POLLS = 150;

/** One call: endpoint, idempotency key and body. */
export interface IdempotentCall {
  readonly endpoint: string;
  /** Without a key every call is executed. */
  readonly key: string | undefined;
  readonly body: unknown;
}

/** Stores the response. Call `storeResponse` inside the transaction of the work, so that both commit together. */
export type StoreResponse<T> = (trx: Trx, response: T) => Promise<void>;

export interface Idempotency {
  /**
   * Runs `work`, or returns the stored response. Throws ApiError `idempotency.conflict` if the key was used with
   * another body, `busy` if another gateway does not finish the same work.
   */
  run<T>(call: IdempotentCall, work: (storeResponse: StoreResponse<T>) => Promise<T>): Promise<T>;
}

/** @param now ms since 1970 */
export function createIdempotency(db: Database, now: () => number): Idempotency {
  const running = new Map<string, { readonly hmac: string; readonly response: Promise<unknown> }>();

  /** Returns null if this call acquired the key. */
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
        // The map contains results of the same endpoint.
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
