/**
 * Calls that are done once however often they are sent (S40): the first answer is kept for a day under the caller's key and given
 * to whoever sends the same again. Refusals are not kept, as nothing was done. These are the calls that make a session, and work for
 * seconds; a call of a member is written in one transaction by `once` of ./money/once.ts, into the same table.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../api-error.ts';
import type { Database, Trx } from '../db/schema.ts';
import { decryptUnder, encryptUnder, hashKey, hmacWith } from '../secrets/client-key.ts';
import { timingSafeEqualHmac } from '../secrets/hmac.ts';
import { claimCall, dropCall, finishCall } from './repository.ts';
import type { IdempotencyKeyTable } from './tables.ts';

/** How long an answer is kept. */
export const CACHE_TTL_MS = 24 * 3_600_000;
/** A gateway that has been at a call for so long died of it; another may take the call on. */
const LOST_MS = 60_000;
/** How often and how long one waits for another gateway that is at the same call. */
const LOOK_MS = 100;
const MAX_LOOKS = 150;

/** One call: what it is, the key it came with, and what it asks for. */
export interface IdempotentCall {
  readonly endpoint: string;
  /** Without one the call is done each time. */
  readonly key: string | undefined;
  readonly body: unknown;
}

/** Keeps the answer; to be called inside the transaction that does the work, so that there is never one without the other. */
export type Keep<T> = (trx: Trx, answer: T) => Promise<void>;

export interface Idempotency {
  /**
   * Does `work`, or gives the answer it gave before. Throws ApiError `idempotency.conflict` when the key came with another body,
   * `busy` when another gateway does the same work and does not come to an end.
   */
  run<T>(call: IdempotentCall, work: (keep: Keep<T>) => Promise<T>): Promise<T>;
}

/** @param now ms since 1970 */
export function createIdempotency(db: Database, now: () => number): Idempotency {
  const running = new Map<string, { readonly hmac: string; readonly answer: Promise<unknown> }>();

  /** Null: the call is ours. */
  const claim = async (mine: IdempotencyKeyTable): Promise<IdempotencyKeyTable | null> => {
    for (let look = 0; look < MAX_LOOKS; look++) {
      const found = await claimCall(db, mine, now() - CACHE_TTL_MS);
      if (found && !timingSafeEqualHmac(found.body_hmac, mine.body_hmac)) throw otherBody();
      if (!found || found.response !== null) return found;
      if (found.completed_at <= now() - LOST_MS) await dropCall(db, found);
      else await sleep(LOOK_MS);
    }
    throw new ApiError(ERROR_CODES.busy, 'This call is under way; ask again in a few seconds.', {
      retryAfterS: 5,
    });
  };

  const doOnce = async <T>(mine: IdempotencyKeyTable, key: string, work: (keep: Keep<T>) => Promise<T>): Promise<T> => {
    const before = await claim(mine);
    if (before?.response) return JSON.parse(decryptUnder(key, before.response)) as T;
    try {
      return await work(async (trx, answer) => {
        const kept = await finishCall(trx, mine, encryptUnder(key, JSON.stringify(answer)));
        if (!kept) throw new Error('Another gateway took the call over.');
      });
    } catch (error) {
      await dropCall(db, mine);
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
        // The map holds what the same endpoint gives.
        return same.answer as ReturnType<typeof work>;
      }
      const mine = { key_hash: keyHash, body_hmac: hmac, response: null, completed_at: now() };
      const answer = doOnce(mine, key, work).finally(() => running.delete(keyHash));
      running.set(keyHash, { hmac, answer });
      return answer;
    },
  };
}

export const otherBody = () =>
  new ApiError(
    'idempotency.conflict',
    'This Idempotency-Key came with another body before; a new request wants a new key.',
  );
