/** Operators' queries of games. */
import { type Insertable, sql } from 'kysely';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database, Game, Trx } from '../../platform/db/schema.ts';
import { isCalled } from './repository.ts';
import { gameSearch } from './search.ts';
import type { GameTables } from './tables.ts';

type Columns = Omit<Insertable<GameTables['games']>, 'node_id' | 'game_id' | 'position' | 'search' | 'names'>;
/** Game to add; its id and position are assigned. */
export type NewGame = Partial<Columns> &
  Pick<Columns, 'vendor_code' | 'game_type' | 'art'> & { readonly names: LocalizedText };

export interface GamesQuery {
  readonly gameType?: string;
  readonly vendor?: string;
  /** Search term, with the same syntax as the members' game search. */
  readonly query?: string;
}

/** Returns games, including unavailable ones, and their total number. */
export async function findGames(db: Database, { gameType, vendor, query }: GamesQuery, max: number) {
  let games = db.selectFrom('games as g');
  if (gameType !== undefined) games = games.where('g.game_type', '=', gameType);
  if (vendor !== undefined) games = games.where('g.vendor_code', '=', vendor);
  if (query !== undefined) games = games.where(isCalled(query));
  const { total } = await games.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await games.selectAll('g').orderBy('g.game_type').orderBy('g.position').limit(max).execute();
  return { rows, total };
}

export async function readGame(trx: Trx, nodeId: number): Promise<Game | null> {
  return (await trx.selectFrom('games').selectAll().where('node_id', '=', nodeId).executeTakeFirst()) ?? null;
}

export async function hasGameType(db: Database, code: string): Promise<boolean> {
  return (await db.selectFrom('game_types').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;
}

const withNames = (names: LocalizedText) => ({ names: JSON.stringify(names), search: gameSearch(names) });

/** Adds a game at the first position of its category. */
export async function addGame(trx: Trx, { names, ...game }: NewGame): Promise<Game> {
  // The lock prevents two concurrent inserts with the same id.
  await sql`lock table games in share row exclusive mode`.execute(trx);
  const { last, first } = await trx
    .selectFrom('games')
    .select(({ fn }) => [
      fn.max<number | null>('node_id').as('last'),
      fn.min<number | null>('position').filterWhere('game_type', '=', game.game_type).as('first'),
    ])
    .executeTakeFirstOrThrow();
  const node_id = (last ?? 1_000) + 1;
  return trx
    .insertInto('games')
    .values({
      is_top: false,
      is_new: false,
      active: true,
      ...game,
      ...withNames(names),
      node_id,
      game_id: `${game.vendor_code}-${node_id}`,
      position: (first ?? 1) - 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function changeGame(
  trx: Trx,
  nodeId: number,
  { names, ...change }: Partial<Columns> & { readonly names: LocalizedText },
): Promise<Game> {
  return trx
    .updateTable('games')
    .set({ ...change, ...withNames(names) })
    .where('node_id', '=', nodeId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Removes a game from the catalog and from members' lists such as favorites. Returns false if the game does not exist.
 */
export async function removeGame(db: Database, nodeId: number): Promise<boolean> {
  const result = await db.deleteFrom('games').where('node_id', '=', nodeId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
