/**
 * Calls that are done once however often they are sent (S40): the first answer is kept for a day under the caller's key and given
 * to whoever sends the same again. Refusals are not kept, as nothing was done.
 */

import type { Database, Trx } from '../db/schema.ts';
import { Refusal } from '../http/reply.ts';
import { findDoneCall, keepDoneCall } from '../store/done-calls.ts';
import { decryptUnder, encryptUnder, hashKey, macUnder, sameMac } from './proof-hash.ts';

const KEPT_MS = 24 * 3_600_000;

/** One call: what it is, the key it came with, and what it asks for. */
export interface OnceCall {
  readonly endpoint: string;
  /** Without one the call is done each time. */
  readonly key: string | undefined;
  readonly body: unknown;
}

/** Keeps the answer; to be called inside the transaction that does the work, so that there is never one without the other. */
export type Keep<T> = (trx: Trx, answer: T) => Promise<void>;

export interface Once {
  /** Does `work`, or gives the answer it gave before. Throws Refusal 422 when the key came with another body. */
  run<T>(call: OnceCall, work: (keep: Keep<T>) => Promise<T>): Promise<T>;
}

/** Another gateway on the same database did the work in the meantime. */
class AlreadyDone extends Error {}

/** @param now ms since 1970 */
export function createOnce(db: Database, now: () => number): Once {
  const running = new Map<string, { readonly mac: string; readonly answer: Promise<unknown> }>();

  const answerOf = async (keyHash: string, key: string, mac: string): Promise<{ answer: unknown } | null> => {
    const done = await findDoneCall(db, keyHash, now() - KEPT_MS);
    if (!done) return null;
    if (!sameMac(done.body_mac, mac)) throw otherBody();
    return { answer: JSON.parse(decryptUnder(key, done.answer)) };
  };

  const doOnce = async <T>(
    keyHash: string,
    key: string,
    mac: string,
    work: (keep: Keep<T>) => Promise<T>,
  ): Promise<T> => {
    const before = await answerOf(keyHash, key, mac);
    if (before) return before.answer as T;
    try {
      return await work(async (trx, answer) => {
        const call = {
          key_hash: keyHash,
          body_mac: mac,
          answer: encryptUnder(key, JSON.stringify(answer)),
          done_at: now(),
        };
        if (!(await keepDoneCall(trx, call, now() - KEPT_MS))) throw new AlreadyDone();
      });
    } catch (error) {
      const others = error instanceof AlreadyDone ? await answerOf(keyHash, key, mac) : null;
      if (!others) throw error;
      return others.answer as T;
    }
  };

  return {
    async run({ endpoint, key, body }, work) {
      if (key === undefined) return work(async () => {});
      const keyHash = hashKey(endpoint, key);
      const mac = macUnder(key, JSON.stringify(body));
      const same = running.get(keyHash);
      if (same) {
        if (!sameMac(same.mac, mac)) throw otherBody();
        // The map holds what the same endpoint gives.
        return same.answer as ReturnType<typeof work>;
      }
      const answer = doOnce(keyHash, key, mac, work).finally(() => running.delete(keyHash));
      running.set(keyHash, { mac, answer });
      return answer;
    },
  };
}

const otherBody = () =>
  new Refusal(
    422,
    'idempotency.conflict',
    'This Idempotency-Key came with another body before; a new request wants a new key.',
  );
