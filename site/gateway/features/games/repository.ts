/** Members' queries of games. */
import { type RawBuilder, sql } from 'kysely';
import type { Database, Game, Lottery } from '../../platform/db/schema.ts';
import { searchQuery } from './search.ts';

/** Game in a list, with the columns that filters use. */
export interface ListedGame extends ShownGame, Pick<Game, 'position' | 'class' | 'min_bet' | 'lines'> {}

/** Returns all available games in server order. */
export const readAllGames = (db: Database): Promise<ListedGame[]> =>
  offeredGames(db, null)
    .select([...SHOWN, 'g.position', 'g.class', 'g.min_bet', 'g.lines'])
    .orderBy('g.position')
    .orderBy('g.node_id')
    .execute();

/** Returns, by merchant code, the codes of the vendors that the merchant has disabled. */
export async function readDisabledVendors(db: Database): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db.selectFrom('merchant_disabled_vendors').select(['merchant_code', 'vendor_code']).execute();
  const withheld = new Map<string, Set<string>>();
  for (const { merchant_code, vendor_code } of rows) {
    const vendors = withheld.get(merchant_code) ?? new Set();
    withheld.set(merchant_code, vendors.add(vendor_code));
  }
  return withheld;
}

/** Game as shown in a list, with the fields that launch a lottery. */
export interface ShownGame
  extends Pick<Game, 'node_id' | 'game_id' | 'vendor_code' | 'game_type' | 'names' | 'is_top' | 'is_new' | 'art'> {
  lottery_code: Lottery['code'] | null;
  lottery_tag: Lottery['tag'] | null;
  timetable: Lottery['timetable'] | null;
}

/** Value of `gameType` that selects all categories. */
export const ALL_TYPES = 'ALL';

export interface GameFilter {
  /** Merchant whose games are listed; null for the games of all merchants. */
  readonly merchant: string | null;
  readonly gameType: string;
  readonly vendor?: string;
  /**
   * Search term: each of its words must be a prefix of a word in the name, in the same language. Accents are ignored.
   */
  readonly name?: string;
  readonly gameClass?: string;
  /** Minimum bet of the games, exact match. */
  readonly minBet?: string;
  /** Lowest number of pay lines. */
  readonly minLines?: number;
  readonly onlyNew?: boolean;
  readonly onlyTop?: boolean;
}

export interface PageRequest {
  /** Page number, from 1. */
  readonly number: number;
  readonly size: number;
  /** Cursor from the previous page; takes precedence over `number`. */
  readonly cursor?: string;
}

export interface GamePage {
  readonly rows: readonly ShownGame[];
  readonly total: number;
  /** Cursor for the next page; null if there are no further games. */
  readonly cursor: string | null;
}

/** Columns of a game in a list; usable with `offeredGames`. */
export const SHOWN = [
  'g.node_id',
  'g.game_id',
  'g.vendor_code',
  'g.game_type',
  'g.names',
  'g.is_top',
  'g.is_new',
  'g.art',
  'l.code as lottery_code',
  'l.tag as lottery_tag',
  'l.timetable',
] as const;

/**
 * Selects the games that a merchant offers: neither the game nor its vendor is disabled. Games of type ELOTT are
 * selected only if this type is requested (LIST-32).
 */
export function offeredGames(db: Database, merchant: string | null, gameType?: string) {
  const games = db
    .selectFrom('games as g')
    .innerJoin('vendors as v', 'v.code', 'g.vendor_code')
    .leftJoin('lotteries as l', 'l.game_id', 'g.lottery_id')
    .leftJoin('merchant_disabled_vendors as w', join =>
      join.onRef('w.vendor_code', '=', 'g.vendor_code').on('w.merchant_code', '=', merchant ?? ''),
    )
    .where('g.active', '=', true)
    .where('v.active', '=', true)
    .where('w.vendor_code', 'is', null);
  if (gameType === undefined) return games;
  return gameType === ALL_TYPES ? games.where('g.game_type', '<>', 'ELOTT') : games.where('g.game_type', '=', gameType);
}

/** Full-text condition on `games as g`: every search word is a prefix of a word in the name. */
export function isCalled(name: string): RawBuilder<boolean> {
  const query = searchQuery(name);
  // A search term without letters or digits matches no game.
  return query === null ? sql`false` : sql`g.search @@ ${query}::tsquery`;
}

/** Finds an available game of the merchant; null if no such game exists. */
export async function findGame(db: Database, merchant: string, nodeId: number): Promise<ShownGame | null> {
  const row = await offeredGames(db, merchant).select(SHOWN).where('g.node_id', '=', nodeId).executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the data from which a game's cover is drawn, also for an unavailable game; null if the game does not exist.
 */
export async function readGameArt(
  db: Database,
  nodeId: number,
): Promise<Pick<Game, 'node_id' | 'art' | 'names'> | null> {
  const row = await db
    .selectFrom('games')
    .select(['node_id', 'art', 'names'])
    .where('node_id', '=', nodeId)
    .executeTakeFirst();
  return row ?? null;
}
