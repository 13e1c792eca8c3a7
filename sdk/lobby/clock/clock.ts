/**
 * Server time and its watchers (rules R1 to R4). The code that corrects the clock is in `sync.lazy.ts`, loaded after the first
 * paint.
 */
import { atom, type WritableAtom } from 'nanostores';
import type { Env, PageChange } from '../../dom/env.ts';
import type { Clock } from '../types.ts';
import { createServerClock, type ResponseTiming, type ServerClock } from './server-clock.ts';
import { createTicker } from './ticker.ts';

export interface LobbyClock extends Clock {
  /** Every answer passes by here; those that no cache can hold set the clock. */
  take(timing: ResponseTiming): void;
  /** Asks the server for its time now. One question at a time; never rejects. */
  sync(): Promise<void>;
  /** Asks the server unless its time is known to `error` ms. Never rejects. */
  knownTo(error: number): Promise<void>;
  /** Calls back with the correction in ms whenever the estimate of the server's time moves. */
  onShift(listener: (shift: number) => void): () => void;
  dispose(): void;
}

/** State that the clock shares with the code that corrects it. */
export interface ClockSyncContext {
  readonly env: Env;
  readonly server: ServerClock;
  readonly $sure: WritableAtom<boolean>;
  /** True while somebody watches a visible page. */
  watched(): boolean;
}

export interface ClockSync {
  /** Called each tick: notices that the device has slept. */
  tick(): void;
  /** The page changed, or watching began or ended. */
  pageChanged(change: PageChange): void;
  watchChanged(): void;
  sync(): Promise<void>;
  /** Called with each sample. True when an answer to a question asked at `sentAt` (monotonic ms) makes the time sure again. */
  heard(sentAt: number): boolean;
  dispose(): void;
}

/** `loadSync` is called once, after the first paint with a watcher, or by the first `sync`. */
export function createClock(env: Env, loadSync: (context: ClockSyncContext) => Promise<ClockSync>): LobbyClock {
  const server = createServerClock(env);
  const $sure = atom(false);
  const shifts = new Set<(shift: number) => void>();
  let clockSync: ClockSync | null = null;
  let loading: Promise<void> | null = null;
  let disposed = false;

  const ticker = createTicker(env, server.now, () => clockSync?.tick());
  const watched = () => ticker.count() > 0 && !env.hidden();

  const load = () => {
    loading ??= loadSync({ env, server, $sure, watched }).then(
      made => {
        if (disposed) return made.dispose();
        clockSync = made;
        made.watchChanged();
      },
      () => {
        // Without its chunk the clock stays unsure; the next watcher tries again.
        loading = null;
      },
    );
    return loading;
  };

  const off = env.onPageChange(change => {
    clockSync?.pageChanged(change);
    if (change !== 'hidden') ticker.refresh();
    ticker.adjust();
    clockSync?.watchChanged();
  });

  const sync = async () => {
    await load();
    await clockSync?.sync();
  };

  return {
    serverNow: server.now,
    $sure,
    watch(spec, listener) {
      const unwatch = ticker.watch(spec, listener);
      if (clockSync) clockSync.watchChanged();
      else if (!loading) env.afterPaint(() => watched() && void load());
      return () => {
        unwatch();
        if (ticker.count() === 0) clockSync?.watchChanged();
      };
    },
    take(timing) {
      const before = server.now();
      const learnt = server.take(timing);
      if (!learnt) return;
      const shift = server.now() - before;
      for (const listener of shifts) listener(shift);
      if (shift !== 0) ticker.refresh();
      if (learnt === 'sample' && (clockSync?.heard(timing.sentAt) ?? true)) $sure.set(true);
    },
    sync,
    async knownTo(error) {
      if (server.error() > error) await sync();
    },
    onShift(listener) {
      shifts.add(listener);
      return () => shifts.delete(listener);
    },
    dispose() {
      disposed = true;
      off();
      ticker.clear();
      clockSync?.dispose();
    },
  };
}
