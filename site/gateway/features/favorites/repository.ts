/** Queries of members' favorite and recent games. */

import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { type GamePage, offeredGames, type PageRequest, SHOWN } from '../games/repository.ts';
import type { MemberGameTable } from './tables.ts';

export type MemberGame = Omit<MemberGameTable, 'added_at'>;

export interface MemberGamesQuery {
  readonly kind: MemberGameTable['kind'];
  readonly memberId: number;
  readonly merchant: string;
  /** Game category; undefined for all categories. */
  readonly gameType?: string;
}

/**
 * Returns a page of a member's games, newest first, with the total number. Throws ApiError 400 for an invalid cursor.
 */
export async function listMemberGames(db: Database, query: MemberGamesQuery, page: PageRequest): Promise<GamePage> {
  const games = offeredGames(db, query.merchant, query.gameType)
    .innerJoin('member_games as k', 'k.node_id', 'g.node_id')
    .where('k.kind', '=', query.kind)
    .where('k.member_id', '=', query.memberId);
  const { total } = await games.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ordered = games
    .select([...SHOWN, 'k.added_at'])
    .orderBy('k.added_at', 'desc')
    .orderBy('g.node_id');
  const [addedAt, nodeId] = page.cursor === undefined ? [] : readCursor(page.cursor, 2);
  const from =
    addedAt === undefined || nodeId === undefined
      ? ordered.offset((page.number - 1) * page.size)
      : ordered.where(({ eb, and, or }) =>
          or([eb('k.added_at', '<', addedAt), and([eb('k.added_at', '=', addedAt), eb('g.node_id', '>', nodeId)])]),
        );
  const found = await from.limit(page.size + 1).execute();
  const rows = found.slice(0, page.size);
  const last = rows.at(-1);
  const cursor = last && found.length > page.size ? writeCursor(last.added_at, last.node_id) : null;
  return { rows, total, cursor };
}

/**
 * Returns the number of a member's other games, including unavailable ones, and the time at which the member's newest
 * game was added.
 */
export async function countMemberGames(
  trx: Trx,
  { kind, member_id, node_id }: MemberGame,
): Promise<{ readonly others: number; readonly newest: number | null }> {
  return trx
    .selectFrom('member_games')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('node_id', '<>', node_id).as('others'),
      fn.max<number | null>('added_at').as('newest'),
    ])
    .where('kind', '=', kind)
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow();
}

/** Adds a favorite. A game that is already a favorite keeps its position in the list. */
export async function addMemberGame(trx: Trx, row: MemberGameTable): Promise<void> {
  await trx
    .insertInto('member_games')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Adds a game as the newest, and deletes all but the newest `max` games. */
export async function deleteOldest(trx: Trx, row: MemberGameTable, max: number): Promise<void> {
  await trx
    .insertInto('member_games')
    .values(row)
    .onConflict(conflict => conflict.columns(['kind', 'member_id', 'node_id']).doUpdateSet({ added_at: row.added_at }))
    .execute();
  await trx
    .deleteFrom('member_games')
    .where('kind', '=', row.kind)
    .where('member_id', '=', row.member_id)
    .where('node_id', 'in', ({ selectFrom }) =>
      selectFrom('member_games')
        .select('node_id')
        .where('kind', '=', row.kind)
        .where('member_id', '=', row.member_id)
        .orderBy('added_at', 'desc')
        .orderBy('node_id')
        .offset(max),
    )
    .execute();
}

export async function deleteMemberGame(db: Database, { kind, member_id, node_id }: MemberGame): Promise<void> {
  await db
    .deleteFrom('member_games')
    .where('kind', '=', kind)
    .where('member_id', '=', member_id)
    .where('node_id', '=', node_id)
    .execute();
}

/** Records when a member last played a lottery. */
export async function addRecentLottery(trx: Trx, member_id: number, game_id: string, played_at: number): Promise<void> {
  await trx
    .insertInto('recent_lotteries')
    .values({ member_id, game_id, played_at })
    .onConflict(conflict => conflict.columns(['member_id', 'game_id']).doUpdateSet({ played_at }))
    .execute();
}
