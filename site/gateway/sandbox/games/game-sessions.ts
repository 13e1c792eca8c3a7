/**
 * Ends open games when an exclusion of their member starts (LIMIT-02). Game pages use long polling. A single query per
 * second serves all games of a process, whichever gateway has started the exclusion.
 */

import { whileExcluded } from '../../features/limits/exclusions-repository.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Log } from '../../platform/log.ts';

/** Interval of queries, ms. Including the network, a game ends within two seconds. */
const POLL_MS = 1_000;
/** Maximum duration of a long poll, ms; shorter than the pages' request timeout of 15 s. */
const HOLD_MS = 10_000;

export interface GameSessions {
  /** Resolves when an exclusion of the member starts, after ten seconds, or at shutdown. */
  wait(memberId: number): Promise<void>;
  /** Resolves all waiting calls, and all future ones immediately. */
  stop(): void;
}

/**
 * Creates the listener.
 * @param now ms since 1970
 */
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
  const poll = async () => {
    try {
      for (const memberId of await whileExcluded(db, [...waiting.keys()], now())) endAll(memberId);
    } catch (error) {
      // A failed query is harmless, because every bet checks exclusions, and the next query follows after a second.
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
        timer ??= setInterval(() => void poll(), POLL_MS);
      }),
    stop() {
      isStopped = true;
      for (const memberId of [...waiting.keys()]) endAll(memberId);
    },
  };
}
