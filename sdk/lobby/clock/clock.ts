/**
 * Server time and its listeners (rules R1 to R4). The code that corrects the clock is in `sync.lazy.ts`, which loads
 * after the first paint.
 */
import { atom, type WritableAtom } from 'nanostores';
import type { Env, PageChange } from '../../dom/env.ts';
import type { Clock } from '../types.ts';
import { createServerClock, type ResponseTiming, type ServerClock } from './server-clock.ts';
import { createTicker } from './ticker.ts';

export interface LobbyClock extends Clock {
  /** Updates the clock from the timing of any response. Only uncached responses set the time. */
  take(timing: ResponseTiming): void;
  /** Fetches the server time now; concurrent calls share one request. Never rejects. */
  sync(): Promise<void>;
  /** Fetches the server time unless its error is at most `error` ms. Never rejects. */
  knownTo(error: number): Promise<void>;
  /** Calls the listener when the estimate of the server time changes, with the change in ms. */
  onShift(listener: (shift: number) => void): () => void;
  dispose(): void;
}

/** State that the clock shares with the code that corrects it. */
export interface ClockSyncContext {
  readonly env: Env;
  readonly server: ServerClock;
  readonly $sure: WritableAtom<boolean>;
  /** Returns true while the page is visible and the clock has listeners. */
  watched(): boolean;
}

export interface ClockSync {
  /** Called on each tick: checks whether the device was asleep. */
  tick(): void;
  /** Called when the page changes, and when the first listener is added or the last is removed. */
  pageChanged(change: PageChange): void;
  watchChanged(): void;
  sync(): Promise<void>;
  /**
   * Called with each sample of the server time. `sentAt` is the time of its request, monotonic ms; returns true if the
   * sample makes the clock accurate again.
   */
  onSample(sentAt: number): boolean;
  dispose(): void;
}

/**
 * Creates a clock. `loadSync` is called once: by the first `sync`, or after the first paint if the clock has a
 * listener.
 */
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
      created => {
        if (disposed) return created.dispose();
        clockSync = created;
        created.watchChanged();
      },
      () => {
        // If the chunk fails to load, the clock stays inaccurate, and the next listener loads the chunk again.
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
      const updated = server.take(timing);
      if (!updated) return;
      const shift = server.now() - before;
      for (const listener of shifts) listener(shift);
      if (shift !== 0) ticker.refresh();
      if (updated === 'sample' && (clockSync?.onSample(timing.sentAt) ?? true)) $sure.set(true);
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
