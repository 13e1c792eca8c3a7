/** Every game that is offered, for who keeps them in memory; no rules. */
import type { Database, Game } from '../../platform/db/schema.ts';
import { offeredGames, SHOWN, type ShownGame } from './repository.ts';

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
