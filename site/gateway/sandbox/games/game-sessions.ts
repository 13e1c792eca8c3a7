/**
 * Notifies open games about exclusions of their member (LIMIT-02) by long polling. All games of a process share one
 * query per second, regardless of the gateway that started the exclusion.
 */

import { whileExcluded } from '../../features/limits/exclusions-repository.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Log } from '../../platform/log.ts';

/** Query interval, ms; with the network, a game ends within two seconds. */
const POLL_MS = 1_000;
/** Maximum duration of a long poll in ms. It is shorter than the page's request timeout of 15 s. */
const HOLD_MS = 10_000;

export interface GameSessions {
  /** Resolves at the start of an exclusion, after the timeout of ten seconds, or at shutdown. */
  wait(memberId: number): Promise<void>;
  /** Resolves all current and future waits. */
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
  const poll = async () => {
    try {
      for (const memberId of await whileExcluded(db, [...waiting.keys()], now())) endAll(memberId);
    } catch (error) {
      // A failed query is safe, because every bet checks exclusions itself and the next query follows a second later.
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
