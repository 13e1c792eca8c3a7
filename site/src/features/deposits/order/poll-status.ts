/** Asks for a deposit again and again until it is over (PAY-09). */
import { depositPollMs } from 'lobbykit/domain';
import type { Env } from 'lobbykit/forms';

/** How long a gateway may take to close an order whose time is up, ms. */
const CLOSING_MS = 1_000;

export interface DepositPolling {
  /** Something was learnt or done: the next question comes soon again. */
  again(): void;
  stop(): void;
}

export interface PollOptions {
  /** Asks once; never rejects. */
  readonly ask: () => Promise<void>;
  /** Is there still something to wait for? */
  readonly isOpen: () => boolean;
  /** ms until nobody may pay any more; null where that is of no matter. */
  readonly left: () => number | null;
}

/**
 * Asks after 2 s, then ever later, at most every 30 s. A page that cannot be seen asks nothing; seen again, or on the network
 * again, it asks at once, and the waits begin anew. So they do when the time to pay is up, which is when most of them end.
 */
export function pollDeposit(
  { ask, isOpen, left }: PollOptions,
  env: Pick<Env, 'after' | 'hidden' | 'onPageChange'>,
): DepositPolling {
  let asked = 0;
  let cancel = () => {};
  let asking = false;
  let running = true;

  const plan = () => {
    cancel();
    if (!running || asking || !isOpen() || env.hidden()) return;
    const wait = depositPollMs(asked);
    const rest = left();
    const ends = rest !== null && rest > 0 && rest + CLOSING_MS < wait;
    asked = ends ? 0 : asked + 1;
    cancel = env.after(ends ? rest + CLOSING_MS : wait, () => void now());
  };
  const now = async () => {
    cancel();
    if (asking || !running) return;
    asking = true;
    await ask();
    asking = false;
    plan();
  };
  const off = env.onPageChange(change => {
    if (change === 'hidden') return cancel();
    asked = 0;
    // Money that comes late, or is taken back, changes an order that was over.
    void now();
  });
  plan();

  return {
    again() {
      asked = 0;
      plan();
    },
    stop() {
      running = false;
      cancel();
      off();
    },
  };
}
