/** Lobbies of the page by name, shared by every copy of the kit with the same version. On a server nothing is kept. */
import { hasPage } from '../dom/env.ts';
import type { Lobby } from './types.ts';
import { VERSION } from './version.ts';

interface Registry {
  readonly version: string;
  readonly lobbies: Map<string, Lobby>;
  /** Callbacks that wait for a lobby that does not exist yet. */
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
    console.warn(`lobbykit ${VERSION}: version ${own.version} is already on this page; the two share nothing.`);
    own = empty();
  }
  return own;
}

/** The lobby of that name, if one was created on this page. */
export const findLobby = (name: string): Lobby | undefined => (hasPage() ? registry().lobbies.get(name) : undefined);

/** Resolves with the lobby of that name as soon as it exists; on a server it stays pending. */
export function when(name: string): Promise<Lobby> {
  if (!hasPage()) return new Promise(() => {});
  const found = findLobby(name);
  if (found) return Promise.resolve(found);
  return new Promise(resolve => {
    const { waiting } = registry();
    waiting.set(name, [...(waiting.get(name) ?? []), resolve]);
  });
}

/** Keeps a new lobby and wakes those who wait for it. */
export function registerLobby(lobby: Lobby): void {
  if (!hasPage()) return;
  const { lobbies, waiting } = registry();
  lobbies.set(lobby.name, lobby);
  const resolvers = waiting.get(lobby.name) ?? [];
  waiting.delete(lobby.name);
  for (const resolve of resolvers) resolve(lobby);
}

/** Forgets a disposed lobby, so that its name can be used again. */
export function removeLobby(lobby: Pick<Lobby, 'name'>): void {
  if (hasPage() && registry().lobbies.get(lobby.name) === lobby) registry().lobbies.delete(lobby.name);
}
