/** Games a member keeps, favourites and recents; no rules. */

import type { KeptGameTable } from '../../db/schema/games.ts';
import type { Database, Trx } from '../../db/schema/schema.ts';
import { type GamePage, offeredGames, type PageAsked, SHOWN } from './games.ts';

export type KeptGame = Omit<KeptGameTable, 'kept_at'>;

export interface KeptAsked {
  readonly kind: KeptGameTable['kind'];
  readonly memberId: number;
  readonly merchant: string;
  /** undefined for every kind of game. */
  readonly gameType?: string;
}

/** A page of the games a member keeps, the newest first, with the number of all. */
export async function listKept(db: Database, asked: KeptAsked, page: PageAsked): Promise<GamePage> {
  const games = offeredGames(db, asked.merchant, asked.gameType)
    .innerJoin('kept_games as k', 'k.node_id', 'g.node_id')
    .where('k.kind', '=', asked.kind)
    .where('k.member_id', '=', asked.memberId);
  const { total } = await games.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await games
    .select(SHOWN)
    .orderBy('k.kept_at', 'desc')
    .orderBy('g.node_id')
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute();
  return { rows, total };
}

/** How many a member keeps besides one, also of those that are taken out for now, and when the newest of all was kept. */
export async function measureKept(
  trx: Trx,
  { kind, member_id, node_id }: KeptGame,
): Promise<{ readonly others: number; readonly newest: number | null }> {
  return trx
    .selectFrom('kept_games')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('node_id', '<>', node_id).as('others'),
      fn.max<number | null>('kept_at').as('newest'),
    ])
    .where('kind', '=', kind)
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow();
}

/** Keeps a favourite; one that is kept already stays where it is. */
export async function keepOnce(trx: Trx, kept: KeptGameTable): Promise<void> {
  await trx
    .insertInto('kept_games')
    .values(kept)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Keeps a game as the newest, and forgets all but the `most` newest. */
export async function keepNewest(trx: Trx, kept: KeptGameTable, most: number): Promise<void> {
  await trx
    .insertInto('kept_games')
    .values(kept)
    .onConflict(conflict => conflict.columns(['kind', 'member_id', 'node_id']).doUpdateSet({ kept_at: kept.kept_at }))
    .execute();
  await trx
    .deleteFrom('kept_games')
    .where('kind', '=', kept.kind)
    .where('member_id', '=', kept.member_id)
    .where('node_id', 'in', ({ selectFrom }) =>
      selectFrom('kept_games')
        .select('node_id')
        .where('kind', '=', kept.kind)
        .where('member_id', '=', kept.member_id)
        .orderBy('kept_at', 'desc')
        .orderBy('node_id')
        .offset(most),
    )
    .execute();
}

export async function forget(db: Database, { kind, member_id, node_id }: KeptGame): Promise<void> {
  await db
    .deleteFrom('kept_games')
    .where('kind', '=', kind)
    .where('member_id', '=', member_id)
    .where('node_id', '=', node_id)
    .execute();
}
