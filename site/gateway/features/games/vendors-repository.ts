/** Queries of vendors; no rules. */

import type { Database } from '../../platform/db/schema.ts';
import { offeredGames } from './repository.ts';
import type { GameTables } from './tables.ts';

/** A vendor in one group, with the classes its games there have. */
export interface VendorInGroup {
  vendor_group: string;
  code: string;
  name: string;
  class: string | null;
}

/** Vendors a merchant offers games of, by group, once for each class; all in server order. */
export const readVendors = (db: Database, merchant: string): Promise<VendorInGroup[]> =>
  offeredGames(db, merchant)
    .innerJoin('game_types as t', 't.code', 'g.game_type')
    .innerJoin('game_types as group', 'group.code', 't.vendor_group')
    .select(['t.vendor_group', 'v.code', 'v.name', 'g.class'])
    .groupBy(['t.vendor_group', 'group.position', 'v.position', 'v.code', 'v.name', 'g.class'])
    .orderBy('group.position')
    .orderBy('v.position')
    .orderBy('g.class')
    .execute();

/** A vendor, offered or not. */
export async function findVendor(db: Database, code: string) {
  return (await db.selectFrom('vendors').selectAll().where('code', '=', code).executeTakeFirst()) ?? null;
}

export type GameType = GameTables['game_types']['code'];

/** Codes of every kind of game in server order. */
export async function readGameTypes(db: Database): Promise<GameType[]> {
  const rows = await db.selectFrom('game_types').select('code').orderBy('position').execute();
  return rows.map(({ code }) => code);
}
