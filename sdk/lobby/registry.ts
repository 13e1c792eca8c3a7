/**
 * Lobbies of the page by name. All copies of the kit with the same version share this registry, and on a server the
 * registry is always empty.
 */
import { hasPage } from '../dom/env.ts';
import type { Lobby } from './types.ts';
import { VERSION } from './version.ts';
import { warnOnce } from './warn.ts';

interface Registry {
  readonly version: string;
  readonly lobbies: Map<string, Lobby>;
  /** Callbacks that wait for a lobby to be created, by the name of the lobby. */
  readonly waiting: Map<string, ((lobby: Lobby) => void)[]>;
}

const KEY = Symbol.for('lobbykit.lobbies');
const page = globalThis as typeof globalThis & { [KEY]?: Registry };
let own: Registry | undefined;

const empty = (): Registry => ({ version: VERSION, lobbies: new Map(), waiting: new Map() });

function registry(): Registry {
  if (own) return own;
  page[KEY] ??= empty();
  own = page[KEY];
  if (own.version !== VERSION) {
    warnOnce(`versions ${own.version} and ${VERSION} on this page share no lobbies.`);
    own = empty();
  }
  return own;
}

/** Returns the lobby of that name on this page, if it exists. */
export const findLobby = (name: string): Lobby | undefined => (hasPage() ? registry().lobbies.get(name) : undefined);

/** Resolves with the lobby of that name when it is created; never resolves on a server. */
export function when(name: string): Promise<Lobby> {
  if (!hasPage()) return new Promise(() => {});
  const found = findLobby(name);
  if (found) return Promise.resolve(found);
  return new Promise(resolve => {
    const { waiting } = registry();
    waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
  });
}

/** Adds a new lobby to the registry and resolves the promises of `when`. */
export function registerLobby(lobby: Lobby): void {
  if (!hasPage()) return;
  const { lobbies, waiting } = registry();
  lobbies.set(lobby.name, lobby);
  const resolvers = waiting.get(lobby.name) ?? [];
  waiting.delete(lobby.name);
  for (const resolve of resolvers) resolve(lobby);
}

/** Removes a disposed lobby, so that its name can be used again. */
export function removeLobby(lobby: Pick<Lobby, 'name'>): void {
  if (hasPage() && registry().lobbies.get(lobby.name) === lobby) registry().lobbies.delete(lobby.name);
}
