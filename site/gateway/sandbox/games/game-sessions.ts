/**
 * Tells open games that their member has taken a break (LIMIT-02): a game asks, and the answer waits until there is something to tell.
 * All games of a process share one look at the breaks a second, and it does not matter which gateway a break was taken at.
 */

import { whileExcluded } from '../../features/limits/exclusions-repository.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Log } from '../../platform/log.ts';

/** From a break to the end of a game at the latest, together with the way there two seconds. */
const LOOK_MS = 1_000;
/** Longest wait of one question; a page gives up after 15 s. */
const HOLD_MS = 10_000;

export interface GameSessions {
  /** Resolves when the member takes a break, and without one after ten seconds, or when the gateway stops. */
  wait(memberId: number): Promise<void>;
  /** Ends all waits, now and later. */
  stop(): void;
}

/** @param now ms since 1970 */
export function createGameSessions(db: Database, now: () => number, log: Log): GameSessions {
  const waiting = new Map<number, Set<() => void>>();
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const endAll = (memberId: number) => {
    for (const end of waiting.get(memberId) ?? []) end();
  };
  const rest = () => {
    if (timer) clearInterval(timer);
    timer = null;
  };
  const look = async () => {
    try {
      for (const memberId of await whileExcluded(db, [...waiting.keys()], now())) endAll(memberId);
    } catch (error) {
      // Every play looks for itself, so that nothing is played meanwhile; the next second tries again.
      if (!isStopped) log.warn({ err: error }, 'breaks of open games unread');
    }
  };

  return {
    wait: memberId =>
      new Promise(resolve => {
        if (isStopped) return resolve();
        const ends = waiting.get(memberId) ?? new Set();
        const end = () => {
          clearTimeout(longest);
          ends.delete(end);
          if (ends.size === 0) waiting.delete(memberId);
          if (waiting.size === 0) rest();
          resolve();
        };
        const longest = setTimeout(end, HOLD_MS);
        waiting.set(memberId, ends.add(end));
        timer ??= setInterval(() => void look(), LOOK_MS);
      }),
    stop() {
      isStopped = true;
      for (const memberId of [...waiting.keys()]) endAll(memberId);
    },
  };
}
