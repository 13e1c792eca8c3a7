/**
 * Notifies pages within two seconds that their session was ended on another device (SAFE-04). Pages use long polling,
 * and one database query serves all waiting pages, regardless of the gateway that ended a session.
 */
import type { Database } from '../../platform/db/schema.ts';
import { sessionsThere } from '../account/sessions/member-sessions-repository.ts';

/** Interval of database queries, ms. */
const POLL_MS = 700;
/** Timeout of a long poll, ms: less than clients' timeout of a GET, and less than the gateway's shutdown timeout. */
const HOLD_MS = 5_000;

export interface SessionListener {
  /** Resolves with false after the end of the session; with true after the timeout, or when `signal` aborts. */
  waitFor(sessionId: number, signal: AbortSignal): Promise<boolean>;
}

interface Waiter {
  readonly sessionId: number;
  readonly settle: (isOpen: boolean) => void;
}

export function createSessionListener(db: Database): SessionListener {
  const waiters = new Set<Waiter>();
  let timer: NodeJS.Timeout | undefined;

  const poll = async () => {
    timer = undefined;
    // Copies the set, because the query does not cover waiters that are added while it runs.
    const polled = [...waiters];
    try {
      const there = await sessionsThere(db, [...new Set(polled.map(({ sessionId }) => sessionId))]);
      for (const waiter of polled) if (!there.has(waiter.sessionId)) waiter.settle(false);
    } catch {
      // The database is unreachable; the next poll retries, and every other call reports the error.
    }
    schedulePoll();
  };
  const schedulePoll = () => {
    if (waiters.size > 0) timer ??= setTimeout(poll, POLL_MS);
  };

  return {
    waitFor: (sessionId, signal) =>
      new Promise(resolve => {
        const waiter: Waiter = {
          sessionId,
          settle(isOpen) {
            waiters.delete(waiter);
            clearTimeout(over);
            signal.removeEventListener('abort', finish);
            resolve(isOpen);
          },
        };
        const finish = () => waiter.settle(true);
        const over = setTimeout(finish, HOLD_MS);
        signal.addEventListener('abort', finish);
        waiters.add(waiter);
        schedulePoll();
        if (signal.aborted) finish();
      }),
  };
}
