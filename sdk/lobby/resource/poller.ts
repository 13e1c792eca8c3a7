/** A poller that sets its own time after each answer, silent while the page is hidden (LOTT-30, R5, R6, R8). */

import type { Env } from '../../dom/env.ts';
import { backoffDelay } from '../../protocol/lottery/refresh.ts';

/** The outcome of one question. `delay`: ms until the next; `retryAfter`: ms the server asked to wait. */
export type PollOutcome =
  | { readonly ok: true; readonly delay: number }
  | { readonly ok: false; readonly retryAfter?: number };

export interface Poller {
  /** Asks at once, unless `first` is a question that was asked already, and goes on until `stop`. */
  start(first?: Promise<PollOutcome>): void;
  stop(): void;
  /** Asks now, whatever is planned; joins a question in flight. */
  refresh(): Promise<void>;
  /** Asks now and drops the answer of a question in flight: the question itself has changed. */
  restart(): Promise<void>;
}

/** `ask` never rejects and obeys its signal. */
export function createPoller(env: Env, ask: (signal: AbortSignal) => Promise<PollOutcome>): Poller {
  let running = false;
  let failures = 0;
  let dueAt = 0;
  let cancelTimer = () => {};
  let offPage = () => {};
  let asking: { readonly done: Promise<void>; readonly abort: AbortController } | null = null;

  const plan = () => {
    cancelTimer();
    if (running && !env.hidden()) cancelTimer = env.after(Math.max(0, dueAt - env.now()), () => void poll());
  };

  const settle = (outcome: PollOutcome) => {
    failures = outcome.ok ? 0 : failures + 1;
    dueAt = env.now() + (outcome.ok ? outcome.delay : backoffDelay(failures, outcome.retryAfter, env.random));
    plan();
  };

  function poll(asked?: Promise<PollOutcome>): Promise<void> {
    if (asking) return asking.done;
    cancelTimer();
    const abort = new AbortController();
    const mine = {
      abort,
      done: (asked ?? ask(abort.signal)).then(outcome => {
        if (asking !== mine) return;
        asking = null;
        settle(outcome);
      }),
    };
    asking = mine;
    return mine.done;
  }

  const drop = () => {
    asking?.abort.abort();
    asking = null;
  };

  return {
    start(first) {
      if (running) return;
      running = true;
      failures = 0;
      offPage = env.onPageChange(change => {
        if (change === 'hidden') cancelTimer();
        // Coming back asks at once, unless the server is being left in peace after a failure.
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
