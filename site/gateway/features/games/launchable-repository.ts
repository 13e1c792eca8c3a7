/** What can be launched: games and lotteries that are offered; no rules. */
import { type NotNull, sql } from 'kysely';
import type { Database, Game, Lottery } from '../../platform/db/schema.ts';
import { offeredGames } from './repository.ts';

/** A game by what the launch call names it by; null when it is not offered to members of the merchant. */
export async function findLaunchable(
  db: Database,
  merchant: string,
  { nodeId, gameId, vendor }: { readonly nodeId: number; readonly gameId?: string; readonly vendor: string },
): Promise<Game | null> {
  const row = await offeredGames(db, merchant)
    .selectAll('g')
    .where('g.node_id', '=', nodeId)
    .where('g.vendor_code', '=', vendor)
    .$if(gameId !== undefined, query => query.where('g.game_id', '=', gameId ?? ''))
    .executeTakeFirst();
  return row ?? null;
}

/** Any game of the merchant that is no lottery; null when none is offered. */
export async function findLaunchableGame(db: Database, merchant: string): Promise<Game | null> {
  const row = await offeredGames(db, merchant)
    .selectAll('g')
    .where('g.lottery_id', 'is', null)
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A lottery by its code; null when there is none, it is off sale, or the operator took it out of the vendor's games. */
export async function findLottery(db: Database, vendor: string, code: string): Promise<Lottery | null> {
  const row = await db
    .selectFrom('lotteries as l')
    .selectAll('l')
    .where('l.code', '=', code)
    .where('l.on_sale', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('games as g')
            .innerJoin('vendors as v', 'v.code', 'g.vendor_code')
            .select('g.node_id')
            .whereRef('g.lottery_id', '=', 'l.game_id')
            .where('g.vendor_code', '=', vendor)
            .where(({ eb, or }) => or([eb('g.active', '=', false), eb('v.active', '=', false)])),
        ),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}

export interface LastResult {
  readonly numero: string;
  readonly draw_at: number;
  readonly winning_number: string;
}

/** A lottery as it stands, on sale or not, with its last result. */
export async function readLottery(
  db: Database,
  gameId: string,
): Promise<{ readonly lottery: Lottery; readonly last: LastResult | null }> {
  const lottery = await db.selectFrom('lotteries').selectAll().where('game_id', '=', gameId).executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('draws')
    .select(['numero', 'draw_at', 'winning_number'])
    .$narrowType<{ winning_number: NotNull }>()
    .where('game_id', '=', gameId)
    .where('winning_number', 'is not', null)
    .orderBy('draw_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { lottery, last: last ?? null };
}
