/** Queries of game vendors. */

import type { Database, Trx } from '../../platform/db/schema.ts';
import { offeredGames } from './repository.ts';
import type { GameTables } from './tables.ts';

/** Vendor in a group, with one class of its games; a vendor with several classes has several rows. */
export interface VendorInGroup {
  vendor_group: string;
  code: string;
  name: string;
  class: string | null;
}

/** Returns the vendors of a merchant's games in server order, one row per group and game class. */
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

/** Finds a vendor by code, active or not; null if it does not exist. */
export async function findVendor(db: Database, code: string) {
  return (await db.selectFrom('vendors').selectAll().where('code', '=', code).executeTakeFirst()) ?? null;
}

export type GameType = GameTables['game_types']['code'];

/** Returns the codes of all game categories in server order. */
export async function readGameTypes(db: Database): Promise<GameType[]> {
  const rows = await db.selectFrom('game_types').select('code').orderBy('position').execute();
  return rows.map(({ code }) => code);
}

/** Returns all vendors in server order, each with its number of games and whether `merchant` has disabled it. */
export async function listVendors(db: Database, merchant: string | null) {
  const rows = await db
    .selectFrom('vendors as v')
    .leftJoin('merchant_disabled_vendors as w', join =>
      join.onRef('w.vendor_code', '=', 'v.code').on('w.merchant_code', '=', merchant ?? ''),
    )
    .select(({ selectFrom }) => [
      'v.code',
      'v.name',
      'v.active',
      'w.vendor_code as withheld_code',
      selectFrom('games as g')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('g.vendor_code', '=', 'v.code')
        .as('games'),
    ])
    .orderBy('v.position')
    .execute();
  return rows.map(({ withheld_code, games, ...vendor }) => ({
    ...vendor,
    withheld: withheld_code !== null,
    games: games ?? 0,
  }));
}

/** Adds a vendor at the last position. */
export async function addVendor(db: Database, code: string, name: string): Promise<void> {
  await db
    .insertInto('vendors')
    .values(({ selectFrom, fn, val, eb }) => ({
      code,
      name,
      active: true,
      position: selectFrom('vendors').select(eb(fn.coalesce(fn.max('position'), val(0)), '+', 1).as('next')),
    }))
    .execute();
}

/** Updates a vendor; undefined fields stay unchanged. */
export async function changeVendor(
  trx: Trx,
  code: string,
  change: { readonly name?: string; readonly active?: boolean },
): Promise<void> {
  if (change.name === undefined && change.active === undefined) return;
  await trx.updateTable('vendors').set(change).where('code', '=', code).execute();
}

/** Disables or enables a vendor for a merchant. */
export async function disableVendorFor(trx: Trx, merchant: string, code: string, isDisabled: boolean): Promise<void> {
  await trx
    .deleteFrom('merchant_disabled_vendors')
    .where('merchant_code', '=', merchant)
    .where('vendor_code', '=', code)
    .execute();
  if (isDisabled) {
    await trx.insertInto('merchant_disabled_vendors').values({ merchant_code: merchant, vendor_code: code }).execute();
  }
}

export async function countGames(db: Database, code: string): Promise<number> {
  const { count } = await db
    .selectFrom('games')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('vendor_code', '=', code)
    .executeTakeFirstOrThrow();
  return count;
}

export async function removeVendor(db: Database, code: string): Promise<void> {
  await db.deleteFrom('vendors').where('code', '=', code).execute();
}
