/** Work of one key is done one after the other, so that many calls of a member at once take a single connection, not all of them. */
import { Refusal } from '../refusal.ts';

/** Seconds after which a turn has surely ended. */
const RETRY_AFTER_S = 1;

export interface Turns<K> {
  /** Gives what `work` gives. Throws Refusal `too.many` at once, without doing the work, when too much of the key is waiting. */
  run<T>(key: K, work: () => Promise<T>): Promise<T>;
}

/** @param most pieces of work of one key that are under way or wait */
export function createTurns<K>(most: number): Turns<K> {
  const lines = new Map<K, { last: Promise<unknown>; length: number }>();
  return {
    async run(key, work) {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (line.length >= most) throw tooMany(most);
      lines.set(key, line);
      line.length += 1;
      // However the one before ends, the next goes on.
      const turn = line.last.then(work, work);
      line.last = turn;
      try {
        return await turn;
      } finally {
        line.length -= 1;
        if (line.length === 0) lines.delete(key);
      }
    },
  };
}

const tooMany = (most: number) =>
  new Refusal('too.many', `At most ${most} calls of this kind may wait at once; try again in a second.`, {
    retryAfterS: RETRY_AFTER_S,
  });
