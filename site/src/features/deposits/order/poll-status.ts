/** Polls a deposit until it is final (PAY-09). */
import { depositPollMs } from 'lobbykit/domain';
import type { Env } from 'lobbykit/forms';

/** Time that a gateway needs to close an expired order, ms. */
const CLOSING_MS = 1_000;

export interface DepositPolling {
  /** Restarts the intervals after a change or an action: the next request is soon. */
  again(): void;
  stop(): void;
}

export interface PollOptions {
  /** Requests the order once; never rejects. */
  readonly request: () => Promise<void>;
  /** True while the order is not final. */
  readonly isOpen: () => boolean;
  /** Remaining payment time, ms; null if irrelevant. */
  readonly left: () => number | null;
}

/**
 * Polls after 2 s, then with growing intervals of at most 30 s. A hidden page sends no requests; the return of the page
 * or the network triggers a request and restarts the intervals, as does the payment deadline, when most orders end.
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
    // Late or reversed money changes a final order.
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
