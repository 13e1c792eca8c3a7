/** Lobby with timers controlled by the test, and helpers that wait for store values. */
import type { ReadableAtom } from 'nanostores';
import { afterEach } from 'vitest';
import { buildLobby } from '../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../sdk/lobby/config/config.ts';
import type { Lobby, LobbyConfig } from '../../sdk/lobby/types.ts';
import type { LoginValues } from '../../sdk/protocol/account/login.ts';
import { type FakeEnv, fakeEnv } from '../lobby/fake-env.ts';
import { memoryStore } from '../lobby/resource/stores.ts';

/** Values of an empty login form. */
export const EMPTY_LOGIN: LoginValues = {
  type: 'username',
  username: '',
  password: '',
  mobileNum: '',
  messageCode: '',
  identifying: '',
  countryDialingCode: '84',
};

const created: Lobby[] = [];
afterEach(() => {
  for (const lobby of created.splice(0)) lobby.dispose();
});

/** Creates a lobby on the gateway at `url`. Its timers run only when a test calls `env.advance`. */
export function lobbyOn(url: string, config: Partial<LobbyConfig> = {}): { lobby: Lobby; env: FakeEnv } {
  const env = fakeEnv(Date.now());
  const options = { gateway: url, merchant: 'demo', language: 'EN', languages: ['EN', 'VI'], storage: memoryStore() };
  const lobby = buildLobby(resolveConfig({ ...options, ...config }), env);
  created.push(lobby);
  return { lobby, env };
}

/** Subscribes to a store for the rest of the test and returns the list of its states, in order. */
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

/** Parsed request body. */
export const bodyOf = (seen: { readonly body: string } | undefined): unknown => JSON.parse(seen?.body || 'null');
