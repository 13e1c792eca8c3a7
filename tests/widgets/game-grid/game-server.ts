/** Simulated game responses computed from the request, after a delay set by the test. */

import { pageEnv } from '../../../sdk/dom/env.ts';
import { buildLobby } from '../../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../../sdk/lobby/config/config.ts';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';

export interface ServedGame {
  readonly nodeId: number;
  readonly gameName: string;
  readonly vassalage: string;
  readonly gameType: string;
}

const VENDORS = ['JL', 'BGS', 'NOVA'];
const TEXTS = ['Gold', 'Tiger', 'Fruit', 'Ocean'];

/** 150 games with the language in their names, so that a response in the wrong language is visible. */
const games = (language: string): ServedGame[] =>
  Array.from({ length: 150 }, (_, index) => ({
    nodeId: index + 1,
    gameName: `${language} ${TEXTS[index % 4]} ${index + 1}`,
    vassalage: VENDORS[index % 3]!,
    gameType: 'RNG',
  }));

/** Response to a request for page `pageNo`, or for the page behind the id `cursor`; every fifth game is hot. */
export function responseTo(
  url: URL,
  removed: ReadonlySet<number> = new Set(),
): { readonly found: readonly ServedGame[]; readonly totalPages: number; readonly cursor: string | null } {
  const read = (name: string) => url.searchParams.get(name);
  const all = games(read('language') ?? 'EN').filter(({ nodeId }) => !removed.has(nodeId));
  if (url.pathname.endsWith('hotGamesV2'))
    return { found: all.filter((_, index) => index % 5 === 0), totalPages: 1, cursor: null };
  const name = read('gameName')?.toLowerCase() ?? '';
  const vendor = read('vassalage');
  const fitting = all.filter(
    game => game.gameName.toLowerCase().includes(name) && (!vendor || game.vassalage === vendor),
  );
  const size = Number(read('pageSize') ?? 25);
  const cursor = read('cursor');
  const from = cursor
    ? fitting.filter(({ nodeId }) => nodeId <= Number(cursor)).length
    : (Number(read('pageNo') ?? 1) - 1) * size;
  const found = fitting.slice(from, from + size);
  const next = from + size < fitting.length ? String(found.at(-1)?.nodeId) : null;
  return { found, totalPages: Math.ceil(fitting.length / size), cursor: next };
}

const ok = (value: unknown) => Response.json({ success: true, value, serverTime: 1_790_000_000_000 });

export interface GameServer {
  readonly lobby: Lobby;
  /** URLs of the requested game lists in order. */
  readonly requests: URL[];
  /** Ids of games that the server no longer returns. */
  readonly removed: Set<number>;
}

export interface GameServerOptions extends Partial<LobbyConfig> {
  /** Selects requests that fail with 500. */
  readonly rejects?: (url: URL) => boolean;
  /** Returns a cursor with each page, as the gateway of the kit does. */
  readonly cursors?: boolean;
}

/** Creates a lobby on the simulated server. `delay` is the time in ms until a response. */
export function lobbyOnGames(
  delay: () => number,
  { rejects = () => false, cursors = false, ...config }: GameServerOptions = {},
): GameServer {
  const requests: URL[] = [];
  const removed = new Set<number>();
  const respond = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    if (url.pathname.endsWith('getVendors')) {
      return ok({ sorting: ['RNG'], mapping: { RNG: { vendors: VENDORS.map(vassalage => ({ vassalage })) } } });
    }
    const isList = /gameList|hotGames/.test(url.pathname);
    if (!isList) return Response.json({ success: false, errorCode: 'not.found' }, { status: 404 });
    requests.push(url);
    await new Promise<void>((resolve, reject) => {
      setTimeout(resolve, delay());
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    if (rejects(url)) return new Response('no', { status: 500 });
    const { found, totalPages, cursor } = responseTo(url, removed);
    if (url.pathname.endsWith('hotGamesV2')) return ok(found);
    const pageNum = Number(url.searchParams.get('pageNo'));
    return ok({ games: found, pageNum, totalPages, ...(cursors && { cursor }) });
  };
  const lobby = buildLobby(
    resolveConfig({
      gateway: 'https://gateway.test',
      merchant: 'demo',
      language: 'EN',
      languages: ['EN', 'VI', 'PT'],
      storagePrefix: '',
      fetch: respond as typeof fetch,
      ...config,
    }),
    pageEnv,
  );
  return { lobby, requests, removed };
}
