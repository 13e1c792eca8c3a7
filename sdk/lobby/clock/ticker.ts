/** The one 500 ms timer of a lobby and everything that counts down on it (COUNT-04, R4). */

import type { Env } from '../../dom/env.ts';
import { TICK_MS } from '../../protocol/constants.ts';
import { type CountdownSpec, type CountdownView, viewCountdown } from '../../protocol/lottery/countdown.ts';

interface Watcher {
  readonly spec: CountdownSpec;
  readonly listener: (view: CountdownView) => void;
  view: CountdownView;
  /** Server time from which the view may differ. */
  next: number;
}

export interface Ticker {
  watch(spec: CountdownSpec, listener: (view: CountdownView) => void): () => void;
  /** Number of watchers. */
  count(): number;
  /** Looks at every watcher again: the clock was set, or the page is back. */
  refresh(): void;
  /** Starts or stops the timer as visibility and watchers ask for. */
  adjust(): void;
  /** Lets go of every watcher. */
  clear(): void;
}

/** `onTick` runs before the watchers of each tick. */
export function createTicker(env: Env, serverNow: () => number, onTick: () => void): Ticker {
  const watchers = new Set<Watcher>();
  let stop: (() => void) | null = null;
  /** No watcher can change before this server time, so most ticks end at one comparison. */
  let earliest = Number.POSITIVE_INFINITY;

  const variant = (watcher: Watcher, now: number) => {
    const view = viewCountdown(watcher.spec, now);
    watcher.next = nextChange(watcher.spec, view, now);
    if (view.text === watcher.view.text && view.phase === watcher.view.phase) return;
    watcher.view = view;
    try {
      watcher.listener(view);
    } catch (error) {
      // One broken cell must not stop the others; the page hears of its error all the same.
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
      if (all || now >= watcher.next) variant(watcher, now);
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
      const wanted = watchers.size > 0 && !env.hidden();
      if (wanted && !stop) {
        stop = env.every(TICK_MS, () => {
          onTick();
          run(false);
        });
      } else if (!wanted && stop) {
        stop();
        stop = null;
      }
    },
  };
  return ticker;
}

/** The text changes when the whole seconds left drop by one; near, highlight and phase only change at such instants. */
function nextChange(spec: CountdownSpec, view: CountdownView, now: number): number {
  if (view.seconds === null) return Number.POSITIVE_INFINITY;
  const end = view.phase === 'open' ? (spec.closeAt ?? spec.drawAt) : spec.drawAt;
  return end === null ? now : end - view.seconds * 1000;
}
