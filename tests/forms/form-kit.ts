/** A lobby whose timers a test moves, and waiting for what a store comes to hold. */
import type { ReadableAtom } from 'nanostores';
import { afterEach } from 'vitest';
import { buildLobby } from '../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../sdk/lobby/config/config.ts';
import type { Lobby, LobbyConfig } from '../../sdk/lobby/types.ts';
import { type FakeEnv, fakeEnv } from '../lobby/fake-env.ts';
import { memoryStore } from '../lobby/resource/stores.ts';

const made: Lobby[] = [];
afterEach(() => {
  for (const lobby of made.splice(0)) lobby.dispose();
});

/** A lobby on `url`; its timers stand still until `env.advance`. */
export function lobbyOn(url: string, config: Partial<LobbyConfig> = {}): { lobby: Lobby; env: FakeEnv } {
  const env = fakeEnv(Date.now());
  const options = { gateway: url, merchant: 'demo', language: 'EN', languages: ['EN', 'VI'], storage: memoryStore() };
  const lobby = buildLobby(resolveConfig({ ...options, ...config }), env);
  made.push(lobby);
  return { lobby, env };
}

/** Keeps a model running for the rest of the test and gives its states in their order. */
export function watched<T>($state: ReadableAtom<T>): T[] {
  const states: T[] = [];
  const off = $state.subscribe(state => states.push(state));
  offs.push(off);
  return states;
}
const offs: (() => void)[] = [];
afterEach(() => {
  for (const off of offs.splice(0)) off();
});

/** Body of a request as the gateway reads it. */
export const bodyOf = (seen: { readonly body: string } | undefined): unknown => JSON.parse(seen?.body || 'null');
