/**
 * In-memory cache of all available games, which lists and searches use instead of the database. Searches in the
 * database were limited to 50 per second over 20,000 games (OPS-17). Reloaded after changes by any gateway.
 */

import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Database } from '../../platform/db/schema.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { readMerchants } from '../merchants/merchants-repository.ts';
import {
  ALL_TYPES,
  type GameFilter,
  type GamePage,
  type ListedGame,
  type PageRequest,
  readAllGames,
  readDisabledVendors,
} from './repository.ts';
import { searchWords } from './search.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';

/** Maximum number of cached result lists, one per filter. */
const MAX_LISTS = 200;

export interface GameCache {
  /** Returns the current games. Rejects if they have to be reloaded and the database fails. */
  read(): Promise<CachedGames>;
}

export interface CachedGames {
  readonly merchants: ReadonlySet<string>;
  readonly isSandbox: boolean;
  /** Returns a page of games in server order, with the total number. Throws ApiError 400 for an invalid cursor. */
  list(filter: GameFilter, page: PageRequest): GamePage;
}

/**
 * Creates the cache.
 * @param edition returns a number that increases with every change of rows that the game lists depend on
 */
export function createGameCache(db: Database, edition: () => number): GameCache {
  let shelf: { readonly edition: number; readonly games: Promise<CachedGames> } | null = null;
  return {
    read() {
      const now = edition();
      if (shelf?.edition !== now) {
        const games = readShelf(db);
        const entry = { edition: now, games };
        shelf = entry;
        games.catch(() => {
          if (shelf === entry) shelf = null;
        });
      }
      return shelf.games;
    },
  };
}

async function readShelf(db: Database): Promise<CachedGames> {
  const games = await readAllGames(db);
  const withheld = await readDisabledVendors(db);
  const merchants = new Set((await readMerchants(db)).map(({ code }) => code));
  const isSandbox = await readSetting(db, 'sandbox');
  const index = createWordIndex(games.map(({ names }) => names));
  const lists = new Map<string, readonly ListedGame[]>();

  const listOf = (filter: GameFilter): readonly ListedGame[] => {
    const key = JSON.stringify(filter);
    const known = lists.get(key);
    if (known) return known;
    const list = select(games, index, filter, withheld.get(filter.merchant ?? ''));
    const [oldest] = lists.size >= MAX_LISTS ? lists.keys() : [];
    if (oldest !== undefined) lists.delete(oldest);
    lists.set(key, list);
    return list;
  };
  return {
    merchants,
    isSandbox,
    list(filter, { number, size, cursor }) {
      const list = listOf(filter);
      const start = cursor === undefined ? (number - 1) * size : indexAfter(list, cursor);
      const end = start + size;
      const rows = list.slice(start, end);
      const last = rows.at(-1);
      return {
        rows,
        total: list.length,
        cursor: last && end < list.length ? writeCursor(last.position, last.node_id) : null,
      };
    },
  };
}

/** Returns the index of the first game after a cursor. The game at the cursor may have been removed in the meantime. */
function indexAfter(list: readonly ListedGame[], cursor: string): number {
  const [position, id] = readCursor(cursor, 2) as [position: number, id: number];
  const index = list.findIndex(game => game.position > position || (game.position === position && game.node_id > id));
  return index === -1 ? list.length : index;
}

function select(
  games: readonly ListedGame[],
  index: WordIndex,
  { gameType, vendor, name, gameClass, minBet, minLines, onlyNew, onlyTop }: GameFilter,
  withheld?: ReadonlySet<string>,
): readonly ListedGame[] {
  const words = name === undefined ? null : searchWords(name);
  // A search term without letters or digits matches no game.
  if (words?.length === 0) return [];
  const called = words && index.find(words);
  return games.filter(
    (game, at) =>
      (called === null || called[at] === 1) &&
      // Games of type ELOTT are listed only if this type is requested (LIST-32).
      (gameType === ALL_TYPES ? game.game_type !== 'ELOTT' : game.game_type === gameType) &&
      (vendor === undefined || game.vendor_code === vendor) &&
      (gameClass === undefined || game.class === gameClass) &&
      (minBet === undefined || (game.min_bet !== null && Number(game.min_bet) === Number(minBet))) &&
      (minLines === undefined || (game.lines !== null && game.lines >= minLines)) &&
      !(onlyNew && !game.is_new) &&
      !(onlyTop && !game.is_top) &&
      !withheld?.has(game.vendor_code),
  );
}
