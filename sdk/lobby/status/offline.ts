/**
 * Detection of a lost connection to the gateway by a failed request and a failed probe; `navigator.onLine` is only a
 * hint (R12).
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Env } from '../../dom/env.ts';

/** Probe interval while offline and visible, 15 s, +-20 %. */
const PROBE_MS = 15_000;
const PROBE_SPREAD = 0.2;
/** Interval over which clients spread their first requests, because all clients reconnect simultaneously. */
const RETURN_SPREAD_MS = 5_000;

export interface Offline {
  readonly $offline: ReadableAtom<boolean>;
  /** Called when a request received no response. */
  lost(): void;
  /** Called when a response arrived. */
  responded(): void;
  /** Probes now; resolves with true if the gateway responds. */
  probe(): Promise<boolean>;
  dispose(): void;
}

/**
 * Creates the detection. `request` sends one plain request and rejects without a response; `returned` runs once per
 * reconnection, spread over 5 s.
 */
export function createOffline(env: Env, request: () => Promise<unknown>, returned: () => void): Offline {
  const $offline = atom(false);
  let probing: Promise<boolean> | null = null;
  let watched = false;
  let disposed = false;
  let cancelProbe = () => {};
  let cancelReturn = () => {};

  const plan = () => {
    cancelProbe();
    if (disposed || !$offline.value || !watched || env.hidden()) return;
    const wait = PROBE_MS * (1 + PROBE_SPREAD * (2 * env.random() - 1));
    cancelProbe = env.after(wait, () => void probe());
  };

  function probe(): Promise<boolean> {
    probing ??= request()
      .then(
        () => true,
        () => false,
      )
      .then(reached => {
        probing = null;
        if (reached) responded();
        else {
          cancelReturn();
          $offline.set(true);
        }
        plan();
        return reached;
      });
    return probing;
  }

  function responded() {
    if (!$offline.value) return;
    $offline.set(false);
    cancelProbe();
    cancelReturn();
    cancelReturn = env.after(env.random() * RETURN_SPREAD_MS, returned);
  }

  onMount($offline, () => {
    watched = true;
    plan();
    return () => {
      watched = false;
      cancelProbe();
    };
  });
  const off = env.onPageChange(change => {
    if (change === 'hidden') cancelProbe();
    else if ($offline.value) void probe();
  });

  return {
    $offline,
    lost() {
      if (!$offline.value) void probe();
    },
    responded,
    probe,
    dispose() {
      disposed = true;
      off();
      cancelProbe();
      cancelReturn();
    },
  };
}
