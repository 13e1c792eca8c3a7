/** Queries of games that members are shown; no rules. */
import { type RawBuilder, sql } from 'kysely';
import type { Database, Game, Lottery } from '../../platform/db/schema.ts';
import { searchQuery } from './search.ts';

/** A game with what lists are filtered by. */
export interface ListedGame extends ShownGame, Pick<Game, 'class' | 'min_bet' | 'lines'> {}

/** In server order. */
export const readAllGames = (db: Database): Promise<ListedGame[]> =>
  offeredGames(db, null)
    .select([...SHOWN, 'g.class', 'g.min_bet', 'g.lines'])
    .orderBy('g.position')
    .orderBy('g.node_id')
    .execute();

/** Vendors whose games a merchant does not offer, by its code. */
export async function readDisabledVendors(db: Database): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db.selectFrom('merchant_disabled_vendors').select(['merchant_code', 'vendor_code']).execute();
  const withheld = new Map<string, Set<string>>();
  for (const { merchant_code, vendor_code } of rows) {
    const vendors = withheld.get(merchant_code) ?? new Set();
    withheld.set(merchant_code, vendors.add(vendor_code));
  }
  return withheld;
}

/** What a list shows of a game; of one that sells a lottery also what launching that takes. */
export interface ShownGame
  extends Pick<Game, 'node_id' | 'game_id' | 'vendor_code' | 'game_type' | 'names' | 'is_top' | 'is_new' | 'art'> {
  lottery_code: Lottery['code'] | null;
  lottery_tag: Lottery['tag'] | null;
  timetable: Lottery['timetable'] | null;
}

/** Every kind of game at once, as a `gameType`. */
export const ALL_TYPES = 'ALL';

export interface GameFilter {
  /** Who offers them; null for no merchant in particular. */
  readonly merchant: string | null;
  readonly gameType: string;
  readonly vendor?: string;
  /** Beginnings of words of the name, in any language, accents or not. */
  readonly name?: string;
  readonly gameClass?: string;
  /** Least bet of the game. */
  readonly minBet?: string;
  /** Pay lines at least. */
  readonly minLines?: number;
  readonly onlyNew?: boolean;
  readonly onlyTop?: boolean;
}

export interface PageRequest {
  /** From 1. */
  readonly number: number;
  readonly size: number;
}

export interface GamePage {
  readonly rows: readonly ShownGame[];
  readonly total: number;
}

/** Columns of a shown game, out of `offeredGames`. */
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

/** Games a merchant offers: neither they nor their vendors are taken out. ELOTT stands in no list but its own (LIST-32). */
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

/** Of `games as g`: by the beginnings of words, out of the index. */
export function isCalled(name: string): RawBuilder<boolean> {
  const asked = searchQuery(name);
  // Signs alone ask for nothing, and nothing is called so.
  return asked === null ? sql`false` : sql`g.search @@ ${asked}::tsquery`;
}

/** One game the merchant offers; null when there is none of that id. */
export async function findGame(db: Database, merchant: string, nodeId: number): Promise<ShownGame | null> {
  const row = await offeredGames(db, merchant).select(SHOWN).where('g.node_id', '=', nodeId).executeTakeFirst();
  return row ?? null;
}

/** What the cover of a game is drawn from, whether it is offered or not; null when there is no such game. */
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
