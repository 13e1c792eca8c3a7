/**
 * Runs the work of each key sequentially. Calls that wait for the same member's row then occupy only one database
 * connection, not the whole pool.
 */
import { ApiError } from '../api-error.ts';

/** Retry-After header of a rejected call, s. */
const RETRY_AFTER_S = 1;
/** Maximum wait for earlier work, ms. */
const MAX_WAIT_MS = 5_000;

export interface KeyedQueue<K> {
  /**
   * Runs `work` after the earlier work of the same key, and returns its result. Throws ApiError `too.many` without
   * running `work` if the queue of the key is full, or if the wait takes longer than 5 s.
   */
  run<T>(key: K, work: () => Promise<T>): Promise<T>;
}

/**
 * Creates a queue.
 * @param maxLength maximum work per key, running and waiting
 */
export function createKeyedQueue<K>(maxLength: number): KeyedQueue<K> {
  const queues = new Map<K, { last: Promise<void>; length: number }>();
  return {
    run: <T>(key: K, work: () => Promise<T>): Promise<T> => {
      const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (queue.length >= maxLength) return Promise.reject(tooMany(maxLength));
      queues.set(key, queue);
      queue.length += 1;
      return new Promise<T>((resolve, reject) => {
        let isExpired = false;
        const expiry = setTimeout(() => {
          isExpired = true;
          reject(tooMany(maxLength));
        }, MAX_WAIT_MS);
        const turn = async () => {
          clearTimeout(expiry);
          try {
            if (!isExpired) resolve(await work());
          } catch (error) {
            reject(error);
          }
          queue.length -= 1;
          if (queue.length === 0) queues.delete(key);
        };
        queue.last = queue.last.then(turn);
      });
    },
  };
}

const tooMany = (maxLength: number) =>
  new ApiError(
    'too.many',
    `At most ${maxLength} calls of this kind may wait at once, for 5 s; try again in a second.`,
    {
      retryAfterS: RETRY_AFTER_S,
    },
  );
