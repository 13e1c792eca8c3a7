/** Polls a deposit until it is final (PAY-09). */
import { depositPollMs } from 'lobbykit/domain';
import type { Env } from 'lobbykit/forms';

/** Time after the payment deadline until the gateway has closed the deposit, ms. */
const CLOSING_MS = 1_000;

export interface DepositPolling {
  /** Restarts with the shortest interval, after the state has changed or the member has acted. */
  again(): void;
  stop(): void;
}

export interface PollOptions {
  /** Requests the deposit once; never rejects. */
  readonly request: () => Promise<void>;
  /** True while the deposit has no final state. */
  readonly isOpen: () => boolean;
  /** Remaining time for the payment, ms; null if there is no deadline. */
  readonly left: () => number | null;
}

/**
 * Polls after 2 s, then at growing intervals of at most 30 s. Polling pauses while the page is hidden; the shortest
 * interval applies again when the page or the network returns, and at the payment deadline, where most deposits end.
 */
export function pollDeposit(
  { request, isOpen, left }: PollOptions,
  env: Pick<Env, 'after' | 'hidden' | 'onPageChange'>,
): DepositPolling {
  let pollCount = 0;
  let cancel = () => {};
  let inFlight = false;
  let running = true;

  const plan = () => {
    cancel();
    if (!running || inFlight || !isOpen() || env.hidden()) return;
    const wait = depositPollMs(pollCount);
    const rest = left();
    const ends = rest !== null && rest > 0 && rest + CLOSING_MS < wait;
    pollCount = ends ? 0 : pollCount + 1;
    cancel = env.after(ends ? rest + CLOSING_MS : wait, () => void now());
  };
  const now = async () => {
    cancel();
    if (inFlight || !running) return;
    inFlight = true;
    await request();
    inFlight = false;
    plan();
  };
  const off = env.onPageChange(change => {
    if (change === 'hidden') return cancel();
    pollCount = 0;
    // Polls once even if the state is final, because a late or reversed payment changes it.
    void now();
  });
  plan();

  return {
    again() {
      pollCount = 0;
      plan();
    },
    stop() {
      running = false;
      cancel();
      off();
    },
  };
}
