/** Queries of lotteries and draws. */
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

/** Lottery in one group of the menu, with its latest result. */
export interface MenuRow extends Lottery {
  group_tag: string;
  group_names: LocalizedText;
  refresh: RefreshSetting;
  sandbox: boolean;
  last_numero: string | null;
  last_draw_at: number | null;
  last_number: string | null;
  last_source: Draw['source'] | null;
  /** Commitments to the seeds of upcoming draws, by draw number; null if the lottery has none. */
  commitments: Readonly<Record<string, string>> | null;
}

/** Returns all groups and lotteries of the menu in server order, with the site settings, in one query. */
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
      // Limited to the newest seeds: seeds of a lost secret are never revealed and would accumulate.
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
 * Returns the time of the draw engine's latest result per lottery, ms since 1970. Excludes imported results, because a
 * recent import does not mean that earlier draws are complete.
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
    /** Commitment to the seed of a verifiable draw; null for other draws. */
    readonly commitment: string | null;
    readonly seed: string | null;
  })[];
  readonly total: number;
}

/** Returns a page of results, newest first, with the total number of results, in one query. */
export async function readHistory(db: Database, gameId: string, pageNo: number, pageSize: number): Promise<DrawPage> {
  const drawn = db.selectFrom('draws').where('draws.game_id', '=', gameId).where('winning_number', 'is not', null);
  const page = drawn
    // Seeds of the draw engine's results only: an import into a sandbox may have replaced the numbers that the seed
    // produced.
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
  // The join starts from the count, so that a page after the last one still returns the total.
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

/** Returns the ids of the lotteries that a member has played, most recent first. */
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

/**
 * Returns the `count` lotteries with the most members since `since` (ms since 1970). Of equal lotteries, the latest
 * played comes first.
 */
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

/** Returns whether a lottery exists, on sale or not. */
export async function hasLottery(db: Database, gameId: string): Promise<boolean> {
  const row = await db.selectFrom('lotteries').select('game_id').where('game_id', '=', gameId).executeTakeFirst();
  return row !== undefined;
}

/** Data that determine whether tickets of a draw may be sold. */
export interface Sale {
  readonly onSale: boolean;
  readonly timetable: string;
  /** Time between close of sale and draw, ms. */
  readonly lockMs: number;
  /** True if the result of the draw is published. */
  readonly hasResult: boolean;
}

/**
 * Returns whether tickets of a draw may be sold. The caller holds the lock of the lottery, because a concurrent
 * publication would change the answer.
 */
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
 * Inserts results of draws that have none. Existing results, including imported ones, stay unchanged. Idempotent and
 * safe to run concurrently.
 * @returns the number of inserted results
 */
export const writeResults = (trx: Trx, draws: readonly DrawnDraw[]): Promise<number> =>
  upsertDraws(trx, draws, eb => eb('draws.winning_number', 'is', null));

/**
 * Inserts imported results, and replaces results that differ. A database trigger rejects the change of a published
 * result without a correction that permits it.
 * @returns the number of inserted or changed rows
 */
export const writeImported = (trx: Trx, draws: readonly DrawnDraw[]): Promise<number> =>
  upsertDraws(trx, draws, eb =>
    eb.or([
      eb('draws.source', '<>', 'imported'),
      eb('draws.winning_number', 'is distinct from', eb.ref('excluded.winning_number')),
    ]),
  );

/** Rows per statement: PostgreSQL allows 65,535 parameters, and a draw needs seven. */
const ROWS_PER_STATEMENT = 1_000;

type DrawConflict = ExpressionBuilder<OnConflictDatabase<Tables, 'draws'>, OnConflictTables<'draws'>>;

async function upsertDraws(
  trx: Trx,
  draws: readonly DrawnDraw[],
  mayReplace: (eb: DrawConflict) => Expression<SqlBool>,
): Promise<number> {
  let written = 0;
  // Waits for sales in progress, and lets only one transaction write results of a lottery. Draws are unique by number
  // and by time, but `on conflict` handles the number only.
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

/** Opens or closes the sale of a lottery. Returns false if no lottery has the code. */
export async function setOnSale(db: Database, code: string, onSale: boolean): Promise<boolean> {
  const result = await db.updateTable('lotteries').set({ on_sale: onSale }).where('code', '=', code).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
