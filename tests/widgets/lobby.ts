/** Lobby on a real gateway with the minimal page globals of a session. */
import { setMaxListeners } from 'node:events';
import { vi } from 'vitest';
import { pageEnv } from '../../sdk/dom/env.ts';
import { buildLobby } from '../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../sdk/lobby/config/config.ts';
import type { Lobby, LobbyConfig, Model } from '../../sdk/lobby/types.ts';
import { TIMEOUTS } from '../helpers/eventually.ts';
import type { TestGateway } from '../helpers/gateway.ts';
import { memoryStore } from '../lobby/resource/stores.ts';

/**
 * Stubs a window with storage and a visible document. The stubs stay after a test, because a store unmounts one second
 * after its last listener and then reads the page; every test replaces them.
 */
export function stubPage() {
  const sessionStorage = memoryStore();
  const window = Object.assign(new EventTarget(), { sessionStorage, localStorage: memoryStore() });
  // Several lobbies share the page of one test; Node warns above ten listeners.
  setMaxListeners(0, window);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  return { sessionStorage };
}

export function lobbyOn(gateway: string, config: Partial<LobbyConfig> = {}): Lobby {
  return buildLobby(
    resolveConfig({ gateway, merchant: 'demo', language: 'EN', storagePrefix: '', ...config }),
    pageEnv,
  );
}

/** Writes the documented session key, like a login by the host. */
export async function startSession(gateway: TestGateway, userName: string) {
  const { token } = await gateway.memberSession({ userName });
  const session = { token, merchantCode: 'demo', userName, type: 0 };
  window.sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
}

/**
 * Listens to the model and resolves with its first state that `predicate` accepts. Rejects after `TIMEOUTS`, because two
 * retries alone take up to 16 s.
 */
export function stateOf<S, A>(model: Model<S, A>, predicate: (state: S) => boolean): Promise<S> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      off();
      reject(new Error(`no such state; the last one: ${JSON.stringify(model.$state.get()).slice(0, 400)}`));
    }, TIMEOUTS);
    let off = () => {};
    off = model.$state.subscribe(state => {
      if (!predicate(state)) return;
      clearTimeout(timer);
      queueMicrotask(() => off());
      resolve(state);
    });
  });
}
