/**
 * In-memory cache of all available games, for lists and searches without the database, which handled 50 searches per
 * second over 20,000 games (OPS-17). Reloaded after changes by any gateway.
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

/** Maximum number of cached filters. */
const MAX_LISTS = 200;

export interface GameCache {
  /** Returns the current games; rejects on database errors during a reload. */
  read(): Promise<CachedGames>;
}

export interface CachedGames {
  readonly merchants: ReadonlySet<string>;
  readonly isSandbox: boolean;
  /** Returns a page of games in server order, with the total. Throws ApiError 400 for an invalid cursor. */
  list(filter: GameFilter, page: PageRequest): GamePage;
}

/** @param edition incremented after every change of rows that lists depend on */
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

/** Returns the index of the first game behind a cursor, whose game may have been removed. */
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
  // A search term without letters or digits matches nothing.
  if (words?.length === 0) return [];
  const called = words && index.find(words);
  return games.filter(
    (game, at) =>
      (called === null || called[at] === 1) &&
      // ELOTT is only in its own list (LIST-32).
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
