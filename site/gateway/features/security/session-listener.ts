/**
 * Tells pages within two seconds that their session was ended somewhere else (SAFE-04). A page asks and is answered when its
 * session ends, or after some seconds. One question to the database goes for all who wait, whichever gateway ended a session.
 */
import type { Database } from '../../platform/db/schema.ts';
import { sessionsThere } from '../account/sessions/member-sessions-repository.ts';

/** Between two questions to the database, ms. */
const ASK_MS = 700;
/** How long one answer is waited for, ms: less than clients wait for a GET, and less than a stop of the gateway gives. */
const HOLD_MS = 5_000;

export interface SessionListener {
  /** False when the session ended; true when it did not for as long as one waits, or when `signal` says that nobody waits any more. */
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
    // Whoever begins to wait meanwhile is not asked for.
    const asked = [...waiters];
    try {
      const there = await sessionsThere(db, [...new Set(asked.map(({ sessionId }) => sessionId))]);
      for (const waiter of asked) if (!there.has(waiter.sessionId)) waiter.answer(false);
    } catch {
      // The database is away; the next look asks again, and every other call tells.
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
