/** The single 500 ms timer of a lobby, which updates all of its countdowns (COUNT-04, R4). */

import type { Env } from '../../dom/env.ts';
import { type CountdownSpec, type CountdownView, TICK_MS, viewCountdown } from '../../protocol/lottery/countdown.ts';

interface Watcher {
  readonly spec: CountdownSpec;
  readonly listener: (view: CountdownView) => void;
  view: CountdownView;
  /** Earliest server time at which the watcher's view may change, ms. */
  next: number;
}

export interface Ticker {
  watch(spec: CountdownSpec, listener: (view: CountdownView) => void): () => void;
  /** Number of watchers. */
  count(): number;
  /** Updates every watcher after a clock correction or when the page becomes visible. */
  refresh(): void;
  /** Starts or stops the timer: it runs while the page is visible and there are watchers. */
  adjust(): void;
  /** Removes all watchers. */
  clear(): void;
}

/** Creates a ticker. `onTick` runs before the watchers of each tick. */
export function createTicker(env: Env, serverNow: () => number, onTick: () => void): Ticker {
  const watchers = new Set<Watcher>();
  let stop: (() => void) | null = null;
  /** Earliest server time at which any watcher's view may change, ms. Most ticks therefore need only one comparison. */
  let earliest = Number.POSITIVE_INFINITY;

  const update = (watcher: Watcher, now: number) => {
    const view = viewCountdown(watcher.spec, now);
    watcher.next = nextChange(watcher.spec, view, now);
    if (view.text === watcher.view.text && view.phase === watcher.view.phase) return;
    watcher.view = view;
    try {
      watcher.listener(view);
    } catch (error) {
      // An error in one watcher must not stop the others, so the error is thrown in a separate microtask.
      queueMicrotask(() => {
        throw error;
      });
    }
  };

  const run = (all: boolean) => {
    const now = serverNow();
    if (!all && now < earliest) return;
    earliest = Number.POSITIVE_INFINITY;
    for (const watcher of watchers) {
      if (all || now >= watcher.next) update(watcher, now);
      if (watcher.next < earliest) earliest = watcher.next;
    }
  };

  const ticker: Ticker = {
    watch(spec, listener) {
      const now = serverNow();
      const view = viewCountdown(spec, now);
      const watcher: Watcher = { spec, listener, view, next: nextChange(spec, view, now) };
      watchers.add(watcher);
      earliest = Math.min(earliest, watcher.next);
      ticker.adjust();
      listener(view);
      return () => {
        watchers.delete(watcher);
        ticker.adjust();
      };
    },
    count: () => watchers.size,
    refresh: () => run(true),
    clear() {
      watchers.clear();
      ticker.adjust();
    },
    adjust() {
      const active = watchers.size > 0 && !env.hidden();
      if (active && !stop) {
        stop = env.every(TICK_MS, () => {
          onTick();
          run(false);
        });
      } else if (!active && stop) {
        stop();
        stop = null;
      }
    },
  };
  return ticker;
}

/**
 * Returns the server time of the view's next change. The text and the flags of a view change only when its number of
 * whole seconds decreases.
 */
function nextChange(spec: CountdownSpec, view: CountdownView, now: number): number {
  if (view.seconds === null) return Number.POSITIVE_INFINITY;
  const end = view.phase === 'open' ? (spec.closeAt ?? spec.drawAt) : spec.drawAt;
  return end === null ? now : end - view.seconds * 1000;
}
