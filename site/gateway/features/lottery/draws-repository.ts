/** Queries of the lottery tables; no rules. */
import {
  type Expression,
  type ExpressionBuilder,
  type OnConflictDatabase,
  type OnConflictTables,
  type SqlBool,
  sql,
} from 'kysely';
import type { LocalizedText } from '../../platform/db/columns.ts';
import { lockLotteries } from '../../platform/db/locks.ts';
import type { Database, Draw, Lottery, Tables, Trx } from '../../platform/db/schema.ts';
import { type RefreshSetting, settingValue } from '../../platform/settings/repository.ts';

/** A lottery as it stands in one group of the menu, with its last result. */
export interface MenuRow extends Lottery {
  group_tag: string;
  group_names: LocalizedText;
  refresh: RefreshSetting;
  sandbox: boolean;
  last_numero: string | null;
  last_draw_at: number | null;
  last_number: string | null;
  last_source: Draw['source'] | null;
  /** Commitments of coming draws by draw number; null for none. */
  commitments: Readonly<Record<string, string>> | null;
}

/** The whole menu in server order with the settings its answers carry, in one read. */
export async function readMenu(db: Database): Promise<MenuRow[]> {
  return db
    .selectFrom('lottery_groups as g')
    .innerJoin('lottery_group_games as m', 'm.group_tag', 'g.tag')
    .innerJoin('lotteries as l', 'l.game_id', 'm.game_id')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('draws as d')
          .select(['d.numero', 'd.draw_at', 'd.winning_number', 'd.source'])
          .whereRef('d.game_id', '=', 'l.game_id')
          .where('d.winning_number', 'is not', null)
          .orderBy('d.draw_at', 'desc')
          .limit(1)
          .as('last'),
      join => join.onTrue(),
    )
    .selectAll('l')
    .select([
      'g.tag as group_tag',
      'g.names as group_names',
      settingValue('refresh').as('refresh'),
      settingValue('sandbox').as('sandbox'),
      'last.numero as last_numero',
      'last.draw_at as last_draw_at',
      'last.winning_number as last_number',
      'last.source as last_source',
    ])
    .select(
      // Seeds whose secret was lost are never revealed: the newest few suffice.
      sql<MenuRow['commitments']>`(select jsonb_object_agg(s.numero, s.commitment) from
        (select numero, commitment from draw_seeds where game_id = l.game_id and l.results = 'engine' and seed is null order by draw_at desc limit 5) s)`.as(
        'commitments',
      ),
    )
    .orderBy('g.position')
    .orderBy('m.position')
    .execute();
}

export function readLotteries(db: Database | Trx): Promise<Lottery[]> {
  return db.selectFrom('lotteries').selectAll().orderBy(sql`game_id::integer`).execute();
}

/**
 * Time of the last result the engine drew, for each lottery that has one, ms since 1970. Imported results do not count: one of
 * today says nothing about the days before it.
 */
export async function lastDrawTimes(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('draws')
    .select(({ fn }) => ['game_id', fn.max('draw_at').as('last')])
    .where('winning_number', 'is not', null)
    .where('source', '<>', 'imported')
    .groupBy('game_id')
    .execute();
  return new Map(rows.map(row => [row.game_id, row.last]));
}

export interface DrawPage {
  readonly rows: readonly (Pick<Draw, 'numero' | 'draw_at' | 'winning_number' | 'source'> & {
    /** Of a verifiable draw. */
    readonly commitment: string | null;
    readonly seed: string | null;
  })[];
  readonly total: number;
}

/** A page of results, newest first, with the number of all, in one read. */
export async function readHistory(db: Database, gameId: string, pageNo: number, pageSize: number): Promise<DrawPage> {
  const drawn = db.selectFrom('draws').where('draws.game_id', '=', gameId).where('winning_number', 'is not', null);
  const page = drawn
    // An import into a sandbox may have replaced what followed from the seed.
    .leftJoin('draw_seeds as s', join =>
      join
        .onRef('s.game_id', '=', 'draws.game_id')
        .onRef('s.numero', '=', 'draws.numero')
        .on('draws.source', '=', 'engine'),
    )
    .select(['draws.numero', 'draws.draw_at', 'winning_number', 'source', 'commitment', 'seed'])
    .orderBy('draws.draw_at', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  // The count stands alone on the left, so that a page past the end still tells it.
  const rows = await db
    .selectFrom(drawn.select(({ fn }) => fn.countAll<number>().as('total')).as('all'))
    .leftJoin(page.as('page'), join => join.onTrue())
    .select(['all.total', 'page.numero', 'page.draw_at', 'page.winning_number', 'page.source'])
    .select(['page.commitment', 'page.seed'])
    .orderBy('page.draw_at', 'desc')
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ numero, draw_at, winning_number, source, commitment, seed }) =>
      numero === null || draw_at === null || source === null
        ? []
        : [{ numero, draw_at, winning_number, source, commitment, seed }],
    ),
  };
}

/** Game ids a member played, most recent first. */
export async function recentGameIds(db: Database, memberId: number, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('recent_lotteries')
    .select('game_id')
    .where('member_id', '=', memberId)
    .orderBy('played_at', 'desc')
    .limit(count)
    .execute();
  return rows.map(row => row.game_id);
}

/** The `count` games that most members played since `since` (ms since 1970), most first, of equals the latest first. */
export async function popularGameIds(db: Database, since: number, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('recent_lotteries')
    .select(['game_id', eb => eb.fn.countAll().as('members'), eb => eb.fn.max('played_at').as('last')])
    .where('played_at', '>=', since)
    .groupBy('game_id')
    .orderBy('members', 'desc')
    .orderBy('last', 'desc')
    .orderBy('game_id')
    .limit(count)
    .execute();
  return rows.map(row => row.game_id);
}

/** Is there a lottery of this id, on sale or not? */
export async function hasLottery(db: Database, gameId: string): Promise<boolean> {
  const row = await db.selectFrom('lotteries').select('game_id').where('game_id', '=', gameId).executeTakeFirst();
  return row !== undefined;
}

/** State of a sale. */
export interface Sale {
  readonly onSale: boolean;
  readonly timetable: string;
  /** The sale closes this many ms before the draw. */
  readonly lockMs: number;
  /** True once the result of the draw is published. */
  readonly hasResult: boolean;
}

/** State of the sale of one draw. Read it under the lock of the lottery, or a publication may overtake the answer. */
export async function readSale(trx: Trx, gameId: string, numero: string): Promise<Sale> {
  const row = await trx
    .selectFrom('lotteries as l')
    .leftJoin('draws as d', join =>
      join.onRef('d.game_id', '=', 'l.game_id').on('d.numero', '=', numero).on('d.winning_number', 'is not', null),
    )
    .select(['l.on_sale', 'l.timetable', 'l.lock_seconds', 'd.numero'])
    .where('l.game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  return {
    onSale: row.on_sale,
    timetable: row.timetable,
    lockMs: row.lock_seconds * 1_000,
    hasResult: row.numero !== null,
  };
}

export type DrawnDraw = Draw & { winning_number: string; drawn_at: number };

/**
 * Writes results of draws that have none yet and leaves all others alone, imported ones too: safe to say twice, also from two
 * processes at once. Returns the number of results written.
 */
export const writeResults = (trx: Trx, draws: readonly DrawnDraw[]): Promise<number> =>
  upsertDraws(trx, draws, eb => eb('draws.winning_number', 'is', null));

/**
 * Writes imported results over those that differ. The database rejects it for a published result without a correction that replaces it.
 * Returns the number of rows changed.
 */
export const writeImported = (trx: Trx, draws: readonly DrawnDraw[]): Promise<number> =>
  upsertDraws(trx, draws, eb =>
    eb.or([
      eb('draws.source', '<>', 'imported'),
      eb('draws.winning_number', 'is distinct from', eb.ref('excluded.winning_number')),
    ]),
  );

/** A statement holds 65,535 values at most, and a draw takes seven. */
const ROWS_PER_STATEMENT = 1_000;

type DrawConflict = ExpressionBuilder<OnConflictDatabase<Tables, 'draws'>, OnConflictTables<'draws'>>;

async function upsertDraws(
  trx: Trx,
  draws: readonly DrawnDraw[],
  mayReplace: (eb: DrawConflict) => Expression<SqlBool>,
): Promise<number> {
  let written = 0;
  // Waits for sales in progress. Writers of one lottery also wait for each other: a draw is unique by number and by time, and
  // `on conflict` resolves the number alone.
  await lockLotteries(trx, [...new Set(draws.map(({ game_id }) => game_id))], 'exclusive');
  for (let at = 0; at < draws.length; at += ROWS_PER_STATEMENT) {
    const [result] = await trx
      .insertInto('draws')
      .values(draws.slice(at, at + ROWS_PER_STATEMENT))
      .onConflict(conflict =>
        conflict
          .columns(['game_id', 'numero'])
          .doUpdateSet(eb => ({
            winning_number: eb.ref('excluded.winning_number'),
            source: eb.ref('excluded.source'),
            drawn_at: eb.ref('excluded.drawn_at'),
          }))
          .where(mayReplace),
      )
      .execute();
    written += Number(result?.numInsertedOrUpdatedRows ?? 0);
  }
  return written;
}

/** Opens or closes the sale of a lottery. False when no lottery has that code. */
export async function setOnSale(db: Database, code: string, onSale: boolean): Promise<boolean> {
  const result = await db.updateTable('lotteries').set({ on_sale: onSale }).where('code', '=', code).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
