/** Poller whose interval depends on each response. It pauses while the page is hidden (LOTT-30, R5, R6, R8). */

import type { Env } from '../../dom/env.ts';
import { backoffDelay } from '../../protocol/lottery/refresh.ts';

/**
 * Outcome of a request. `delay`: time until the next request, ms; `retryAfter`: value of the Retry-After header, ms.
 */
export type PollOutcome =
  | { readonly ok: true; readonly delay: number }
  | { readonly ok: false; readonly retryAfter?: number };

export interface Poller {
  /**
   * Starts polling, until `stop`. Sends a request immediately, unless `first` is a request that is already in flight.
   */
  start(first?: Promise<PollOutcome>): void;
  stop(): void;
  /** Sends a request now, or waits for the request in flight. */
  refresh(): Promise<void>;
  /**
   * Sends a request now and discards the response of a request in flight. For changed parameters, such as another
   * language.
   */
  restart(): Promise<void>;
}

/** Creates a poller. `request` must never reject and must respect its abort signal. */
export function createPoller(env: Env, request: (signal: AbortSignal) => Promise<PollOutcome>): Poller {
  let running = false;
  let failures = 0;
  let dueAt = 0;
  let cancelTimer = () => {};
  let offPage = () => {};
  let inFlight: { readonly done: Promise<void>; readonly abort: AbortController } | null = null;

  const plan = () => {
    cancelTimer();
    if (running && !env.hidden()) cancelTimer = env.after(Math.max(0, dueAt - env.now()), () => void poll());
  };

  const settle = (outcome: PollOutcome) => {
    failures = outcome.ok ? 0 : failures + 1;
    dueAt = env.now() + (outcome.ok ? outcome.delay : backoffDelay(failures, outcome.retryAfter, env.random));
    plan();
  };

  function poll(pending?: Promise<PollOutcome>): Promise<void> {
    if (inFlight) return inFlight.done;
    cancelTimer();
    const abort = new AbortController();
    const current = {
      abort,
      done: (pending ?? request(abort.signal)).then(outcome => {
        if (inFlight !== current) return;
        inFlight = null;
        settle(outcome);
      }),
    };
    inFlight = current;
    return current.done;
  }

  const drop = () => {
    inFlight?.abort.abort();
    inFlight = null;
  };

  return {
    start(first) {
      if (running) return;
      running = true;
      failures = 0;
      offPage = env.onPageChange(change => {
        if (change === 'hidden') cancelTimer();
        // A page that becomes visible polls immediately, unless the delay after a failure has not elapsed.
        else if (change === 'shown' && (failures === 0 || env.now() >= dueAt)) void poll();
        else plan();
      });
      if (!env.hidden()) void poll(first);
    },
    stop() {
      running = false;
      cancelTimer();
      offPage();
      drop();
    },
    refresh: () => poll(),
    restart() {
      drop();
      return poll();
    },
  };
}
