/**
 * Notifies pages within two seconds that their session was ended on another device (SAFE-04). Pages use long polling,
 * and one database query serves all waiting pages, regardless of the gateway that ended a session.
 */
import type { Database } from '../../platform/db/schema.ts';
import { sessionsThere } from '../account/sessions/member-sessions-repository.ts';

/** Interval of database queries, ms. */
const ASK_MS = 700;
/** Timeout of a long poll, ms: less than clients' timeout of a GET, and less than the gateway's shutdown timeout. */
const HOLD_MS = 5_000;

export interface SessionListener {
  /** Resolves with false after the end of the session; with true after the timeout, or when `signal` aborts. */
  waitFor(sessionId: number, signal: AbortSignal): Promise<boolean>;
}

interface Waiter {
  readonly sessionId: number;
  readonly answer: (isOpen: boolean) => void;
}

export function createSessionListener(db: Database): SessionListener {
  const waiters = new Set<Waiter>();
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    timer = undefined;
    // Later waiters are not part of this query.
    const asked = [...waiters];
    try {
      const there = await sessionsThere(db, [...new Set(asked.map(({ sessionId }) => sessionId))]);
      for (const waiter of asked) if (!there.has(waiter.sessionId)) waiter.answer(false);
    } catch {
      // The database is unreachable; the next poll retries, and every other call reports the error.
    }
    lookLater();
  };
  const lookLater = () => {
    if (waiters.size > 0) timer ??= setTimeout(look, ASK_MS);
  };

  return {
    waitFor: (sessionId, signal) =>
      new Promise(resolve => {
        const waiter: Waiter = {
          sessionId,
          answer(isOpen) {
            waiters.delete(waiter);
            clearTimeout(over);
            signal.removeEventListener('abort', leave);
            resolve(isOpen);
          },
        };
        const leave = () => waiter.answer(true);
        const over = setTimeout(leave, HOLD_MS);
        signal.addEventListener('abort', leave);
        waiters.add(waiter);
        lookLater();
        if (signal.aborted) leave();
      }),
  };
}
