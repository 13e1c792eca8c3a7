/**
 * Notifies pages within two seconds that their session was ended from another device (SAFE-04). Pages use long polling.
 * A single database query serves all waiting pages, whichever gateway has ended the session.
 */
import type { Database } from '../../platform/db/schema.ts';
import { sessionsThere } from '../account/sessions/member-sessions-repository.ts';

/** Interval of database queries, ms. */
const POLL_MS = 700;
/**
 * Duration of a long poll, ms: shorter than the clients' timeout for GET requests and the gateway's shutdown timeout.
 */
const HOLD_MS = 5_000;

export interface SessionListener {
  /** Resolves with false when the session has ended; with true when the time is over or `signal` is aborted. */
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
    // A copy, because the query does not include waiters that are added while it runs.
    const polled = [...waiters];
    try {
      const there = await sessionsThere(db, [...new Set(polled.map(({ sessionId }) => sessionId))]);
      for (const waiter of polled) if (!there.has(waiter.sessionId)) waiter.settle(false);
    } catch {
      // The database is unreachable. The next poll repeats the query, and all other calls report the error.
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
