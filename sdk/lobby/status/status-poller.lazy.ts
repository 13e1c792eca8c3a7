/** Polling and caching of the site status while it has listeners (R1, R16). */
import type { WritableAtom } from 'nanostores';
import { isCallError } from '../../client/errors.ts';
import type { Env } from '../../dom/env.ts';
import {
  type Gate,
  gateOf,
  type KnownStatus,
  statusDelay,
  statusHoldLeft,
  systemStatusOf,
} from '../../protocol/status/site-status.ts';
import { fetchStatus } from '../content/common-requests.lazy.ts';
import { createPoller, type PollOutcome } from '../resource/poller.ts';
import type { Lobby } from '../types.ts';

export interface StatusPoller {
  /** Starts polling immediately; returns a function that stops it. */
  start(): () => void;
  refresh(): Promise<void>;
}

export interface StatusPollerOptions {
  readonly lobby: Pick<Lobby, 'call' | '$offline'>;
  readonly env: Env;
  readonly $gate: WritableAtom<Gate>;
  /** Status that an earlier visit cached. */
  readonly stored: KnownStatus | null;
  storeStatus(known: string): void;
}

/**
 * Creates a poller that updates `$gate` after each response and caches the last status with `storeStatus`. The poller
 * is inactive until `start`.
 */
export function createStatusPoller({ lobby, env, $gate, stored, storeStatus }: StatusPollerOptions): StatusPoller {
  let known = stored;
  let cancelHold = () => {};

  const show = (failing: boolean) => {
    cancelHold();
    const now = env.wall();
    const gate = gateOf(known, failing, now);
    const shown = $gate.get();
    // Setting an equal status would cause a rendering.
    if (JSON.stringify(gate) !== JSON.stringify(shown)) $gate.set(gate);
    const left = known && failing ? statusHoldLeft(known, now) : 0;
    if (left > 0) cancelHold = env.after(left, () => show(true));
  };

  const request = async (signal: AbortSignal): Promise<PollOutcome> => {
    let retryAfter: number | undefined;
    let failing = false;
    try {
      // While offline, the probe of the lobby already requests this URL.
      if (lobby.$offline.get()) failing = true;
      else {
        const call: Lobby['call'] = (endpoint, payload) => lobby.call(endpoint, payload, { signal, retry: false });
        const { data } = await fetchStatus({ call });
        known = { status: systemStatusOf(data), info: data.info, location: data.location, at: env.wall() };
        storeStatus(JSON.stringify(known));
      }
    } catch (error) {
      failing = true;
      if (isCallError(error)) retryAfter = error.retryAfter;
    }
    if (!signal.aborted) show(failing);
    // After a failure, `statusDelay` returns a different delay, so the poller's own back-off is not used.
    return { ok: true, delay: statusDelay(failing, retryAfter, env.random) };
  };
  const poller = createPoller(env, request);

  return {
    start() {
      const off = lobby.$offline.listen(offline => {
        if (!offline) void poller.refresh();
      });
      poller.start();
      return () => {
        off();
        cancelHold();
        poller.stop();
      };
    },
    refresh: poller.refresh,
  };
}
