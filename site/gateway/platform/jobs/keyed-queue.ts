/**
 * Runs the work of each key sequentially. Calls of one member that wait for the member's row then occupy one
 * connection, not the whole pool.
 */
import { ApiError } from '../api-error.ts';

/** Retry-After, s. */
const RETRY_AFTER_S = 1;
/** Timeout for preceding work, ms. */
const MAX_WAIT_MS = 5_000;

export interface KeyedQueue<K> {
  /**
   * Returns the result of `work`. Throws ApiError `too.many`, without running the work, when the queue of the key is full, or when
   * the wait takes longer than 5 s.
   */
  run<T>(key: K, work: () => Promise<T>): Promise<T>;
}

/** @param maxLength running and waiting work of one key */
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
