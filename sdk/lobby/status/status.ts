/** The status gate of a site: whether its app is to be shown (GATE-01..08, R16). Only pages that import this file load it. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type Env, pageEnv } from '../../dom/env.ts';
import { type Gate, gateOf, parseKnownStatus, statusDelay } from '../../protocol/status/site-status.ts';
import { lazyActions, lazyCode } from '../resource/lazy-actions.ts';
import { createStorage } from '../storage/storage.ts';
import type { Lobby } from '../types.ts';

type Source = Pick<Lobby, 'call' | 'config' | '$offline'>;

export interface StatusGate {
  /**
   * The status to show. The store starts with the one kept under `status` (GATE-07) and follows the gateway while somebody
   * listens and the page can be seen: a question at once, on return, and each minute (R1).
   */
  readonly $gate: ReadableAtom<Gate>;
  /** Asks now (a retry button); resolves when the answer, or its absence, shows. */
  refresh(): Promise<void>;
}

const gates = new WeakMap<Source, StatusGate>();

/** The gate of a lobby: one per lobby, whichever module asks. */
export function statusGate(lobby: Source, env: Env = pageEnv): StatusGate {
  const made = gates.get(lobby) ?? createGate(lobby, env);
  gates.set(lobby, made);
  return made;
}

function createGate(lobby: Source, env: Env): StatusGate {
  const { storagePrefix, storage } = lobby.config;
  const store = createStorage(storagePrefix, storage);
  const stored = parseKnownStatus(store.readJson('status'));
  const $gate = atom(gateOf(stored, false, env.wall()));

  // The poller's code comes over the same network as the answers, and may fail like one.
  const { load } = lazyCode(async () => {
    const { createStatusPoller } = await import('./status-poller.lazy.ts');
    return createStatusPoller({ lobby, env, $gate, stored, keep: known => store.write('status', known) });
  });

  onMount($gate, () => {
    let left = false;
    let stop = () => {};
    const begin = () =>
      load().then(
        ({ start }) => {
          if (!left) stop = start();
        },
        () => {
          if (left) return;
          $gate.set(gateOf(stored, true, env.wall()));
          stop = env.after(statusDelay(true, undefined, env.random), () => void begin());
        },
      );
    void begin();
    return () => {
      left = true;
      stop();
    };
  });

  return {
    $gate,
    // When the code does not load nothing has changed, and the next try is planned already.
    ...lazyActions(load, ['refresh'], async () => {}),
  };
}
