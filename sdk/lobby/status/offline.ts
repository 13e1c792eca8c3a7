/**
 * Detects a lost connection to the gateway: a request and the following probe failed. `navigator.onLine` serves only as
 * a hint (R12).
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Env } from '../../dom/env.ts';

/** Interval between probes while offline and visible: 15 s, +-20 %. */
const PROBE_MS = 15_000;
const PROBE_SPREAD = 0.2;
/**
 * Maximum random delay before the first request after a reconnection, ms. All clients reconnect at the same time, so
 * their requests are spread.
 */
const RETURN_SPREAD_MS = 5_000;

export interface Offline {
  readonly $offline: ReadableAtom<boolean>;
  /** Called when a request received no response. */
  lost(): void;
  /** Called when a response arrived. */
  responded(): void;
  /** Sends a probe now; resolves with true if the gateway responds. */
  probe(): Promise<boolean>;
  dispose(): void;
}

/**
 * Creates the detection. `request` sends a plain request and rejects if there is no response; `returned` is called once
 * per reconnection, after a random delay of up to 5 s.
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
