/** The status gate of a site: whether its app is to be shown (GATE-01..08, R16). Who imports this file alone pays for it. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type Env, pageEnv } from '../dom/env.ts';
import { type Gate, gateOf, readKnownStatus, statusDelay } from '../domain/status.ts';
import type { Lobby } from '../types.ts';
import type { StatusKeeper } from './status-keeper.ts';
import { createStorage } from './storage.ts';

type Source = Pick<Lobby, 'call' | 'config' | '$offline'>;

export interface StatusGate {
  /**
   * What to show. It starts with the status kept under `status` (GATE-07) and follows the gateway while somebody listens and
   * the page can be seen: a question at once, on return, and each minute (R1).
   */
  readonly $gate: ReadableAtom<Gate>;
  /** Asks now (a retry button); resolves when the answer, or its absence, shows. */
  refresh(): Promise<void>;
}

const gates = new WeakMap<Source, StatusGate>();

/** The gate of a lobby: one per lobby, whoever asks. */
export function statusGate(lobby: Source, env: Env = pageEnv): StatusGate {
  const made = gates.get(lobby) ?? createGate(lobby, env);
  gates.set(lobby, made);
  return made;
}

function createGate(lobby: Source, env: Env): StatusGate {
  const { storagePrefix, storage } = lobby.config;
  const store = createStorage(storagePrefix, storage);
  const kept = readKnownStatus(store.readJson('status'));
  const $gate = atom(gateOf(kept, false, env.wall()));
  let keeper: StatusKeeper | null = null;

  /** Brings what asks; that comes over the same network as the answers, and may fail like one. */
  const load = async () => {
    const { createStatusKeeper } = await import('./status-keeper.ts');
    keeper ??= createStatusKeeper({ lobby, env, $gate, kept, keep: known => store.write('status', known) });
    return keeper;
  };

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
          $gate.set(gateOf(kept, true, env.wall()));
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
    // What asks may not come either: then nothing has changed, and the next try is planned already.
    refresh: () =>
      load().then(
        ({ refresh }) => refresh(),
        () => {},
      ),
  };
}
