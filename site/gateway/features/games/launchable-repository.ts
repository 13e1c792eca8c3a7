/** Queries of games and lotteries that can be launched. */
import { type NotNull, sql } from 'kysely';
import type { Database, Game, Lottery } from '../../platform/db/schema.ts';
import { offeredGames } from './repository.ts';

/** Finds a game by the fields of the launch request; null if the game is not available to members of the merchant. */
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

/** Finds an arbitrary game of the merchant that is available and not a lottery; null if there is none. */
export async function findLaunchableGame(db: Database, merchant: string): Promise<Game | null> {
  const row = await offeredGames(db, merchant)
    .selectAll('g')
    .where('g.lottery_id', 'is', null)
    .orderBy(sql`random()`)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds a lottery by vendor and code; null if unknown, not on sale, or disabled as a game of the vendor. */
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

/** Returns a lottery, on sale or not, with its latest result. */
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
