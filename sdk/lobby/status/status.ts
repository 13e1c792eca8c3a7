/**
 * Site status: determines whether the app is shown (GATE-01..08, R16). Only pages that import this file load its code.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type Env, pageEnv } from '../../dom/env.ts';
import { type Gate, gateOf, parseKnownStatus, statusDelay } from '../../protocol/status/site-status.ts';
import { lazyActions, lazyCode } from '../resource/lazy-actions.ts';
import { createStorage } from '../storage/storage.ts';
import type { Lobby } from '../types.ts';

type Source = Pick<Lobby, 'call' | 'config' | '$offline'>;

export interface StatusGate {
  /**
   * Current status. The initial value is the status that an earlier visit cached with the key `status` (GATE-07). While
   * the store has listeners and the page is visible, the status is polled every minute, and also immediately when the
   * page becomes visible (R1).
   */
  readonly $gate: ReadableAtom<Gate>;
  /** Fetches the status now, for a retry button; resolves when the status or the failure is shown. */
  refresh(): Promise<void>;
}

const gates = new WeakMap<Source, StatusGate>();

/** Returns the status gate of the lobby; each lobby has one. */
export function statusGate(lobby: Source, env: Env = pageEnv): StatusGate {
  const gate = gates.get(lobby) ?? createGate(lobby, env);
  gates.set(lobby, gate);
  return gate;
}

function createGate(lobby: Source, env: Env): StatusGate {
  const { storagePrefix, storage } = lobby.config;
  const store = createStorage(storagePrefix, storage);
  const stored = parseKnownStatus(store.readJson('status'));
  const $gate = atom(gateOf(stored, false, env.wall()));

  // The code of the poller may fail to load, as may a response.
  const { load } = lazyCode(async () => {
    const { createStatusPoller } = await import('./status-poller.lazy.ts');
    return createStatusPoller({ lobby, env, $gate, stored, storeStatus: known => store.write('status', known) });
  });

  onMount($gate, () => {
    let left = false;
    let stop = () => {};
    const startPolling = () =>
      load().then(
        ({ start }) => {
          if (!left) stop = start();
        },
        () => {
          if (left) return;
          $gate.set(gateOf(stored, true, env.wall()));
          stop = env.after(statusDelay(true, undefined, env.random), () => void startPolling());
        },
      );
    void startPolling();
    return () => {
      left = true;
      stop();
    };
  });

  return {
    $gate,
    // If the code fails to load, the status is unchanged, because a retry is already scheduled.
    ...lazyActions(load, ['refresh'], async () => {}),
  };
}
