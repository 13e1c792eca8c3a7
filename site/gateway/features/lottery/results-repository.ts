/** Queries of published results, of their corrections, and of the source of results. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Draw, Lottery, Trx } from '../../platform/db/schema.ts';
import type { DrawCorrectionTable, DrawSeedTable } from './tables.ts';

/** A published result. */
export interface Published {
  readonly numero: string;
  readonly winningNumber: string;
  readonly source: Draw['source'];
  readonly hasTickets: boolean;
}

/** Returns the results of those draws that have one. The caller holds the exclusive lock of the lottery. */
export async function findPublished(trx: Trx, gameId: string, numeros: readonly string[]): Promise<Published[]> {
  if (numeros.length === 0) return [];
  const { rows } = await sql<Published>`
    select d.numero, d.winning_number as "winningNumber", d.source,
      exists (select from bets p where p.lottery_id = d.game_id and p.numero = d.numero) as "hasTickets"
    from draws d where d.game_id = ${gameId} and d.numero = any(${[...numeros]}::text[])
      and d.winning_number is not null`.execute(trx);
  return rows;
}

/** Rows per statement: PostgreSQL allows 65,535 parameters, and a correction needs eight. */
const ROWS_PER_STATEMENT = 1_000;

/** Inserts corrections and returns their ids in the same order. */
export async function addCorrections(trx: Trx, rows: readonly Insertable<DrawCorrectionTable>[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const added = await trx
      .insertInto('draw_corrections')
      .values(rows.slice(at, at + ROWS_PER_STATEMENT))
      .returning('id')
      .execute();
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}

export const findLotteryByCode = async (db: Database, code: string): Promise<Lottery | null> =>
  (await db.selectFrom('lotteries').selectAll().where('code', '=', code).executeTakeFirst()) ?? null;

/** Returns the source of a lottery's results: draw engine or import. The caller holds a lock of the lottery. */
export const readResultsOf = async (trx: Trx, gameId: string): Promise<Lottery['results']> =>
  (await trx.selectFrom('lotteries').select('results').where('game_id', '=', gameId).executeTakeFirstOrThrow()).results;

export async function setResultsOf(trx: Trx, gameId: string, results: Lottery['results']): Promise<void> {
  await trx.updateTable('lotteries').set({ results }).where('game_id', '=', gameId).execute();
}

/** Counts the waiting tickets of a lottery whose draw time has passed. `now`: ms since 1970. */
export async function countOverdueTickets(trx: Trx, gameId: string, now: number): Promise<number> {
  const { count } = await trx
    .selectFrom('bets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lottery_id', '=', gameId)
    .where('state', '=', 'waiting')
    .where('draw_at', '<=', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns, per lottery, the time of the last draw that has a commitment, ms since 1970. */
export async function lastCommitments(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('draw_seeds')
    .select(({ fn }) => ['game_id', fn.max('draw_at').as('last')])
    .groupBy('game_id')
    .execute();
  return new Map(rows.map(({ game_id, last }) => [game_id, last]));
}

/**
 * Inserts commitments for draws that have neither a commitment, a result nor a ticket. Returns the number of inserted
 * rows.
 */
export async function addSeeds(trx: Trx, rows: readonly Insertable<DrawSeedTable>[]): Promise<number> {
  let added = 0;
  for (const row of rows) {
    const { numAffectedRows } = await sql`
      insert into draw_seeds (game_id, numero, draw_at, secret_id, commitment, committed_at)
      select ${row.game_id}, ${row.numero}, ${row.draw_at}::bigint, ${row.secret_id}, ${row.commitment}, ${row.committed_at}::bigint
      where not exists (select from bets where lottery_id = ${row.game_id} and numero = ${row.numero})
        and not exists (select from draws where game_id = ${row.game_id} and numero = ${row.numero} and winning_number is not null)
      on conflict do nothing`.execute(trx);
    added += Number(numAffectedRows ?? 0n);
  }
  return added;
}

/** Returns the commitment to the seed of an open draw; null if there is none or the lottery's results are imported. */
export async function findCommitment(db: Database, gameId: string, numero: string): Promise<string | null> {
  const row = await db
    .selectFrom('draw_seeds as s')
    .innerJoin('lotteries as l', 'l.game_id', 's.game_id')
    .select('s.commitment')
    .where('s.game_id', '=', gameId)
    .where('s.numero', '=', numero)
    .where('l.results', '=', 'engine')
    .executeTakeFirst();
  return row?.commitment ?? null;
}

/** Returns the stored seeds of these draws, revealed or not. */
export async function findSeeds(
  db: Database,
  gameId: string,
  numeros: readonly string[],
): Promise<Selectable<DrawSeedTable>[]> {
  if (numeros.length === 0) return [];
  return db
    .selectFrom('draw_seeds')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('numero', 'in', numeros)
    .orderBy('draw_at')
    .execute();
}

export async function revealSeed(
  trx: Trx,
  { gameId, numero, seed }: { readonly gameId: string; readonly numero: string; readonly seed: string },
): Promise<void> {
  await trx
    .updateTable('draw_seeds')
    .set({ seed })
    .where('game_id', '=', gameId)
    .where('numero', '=', numero)
    .execute();
}

/** Returns a published result with its commitment and seed, if the draw is verifiable. */
export async function findVerification(db: Database, gameId: string, numero: string) {
  const row = await db
    .selectFrom('draws as d')
    .leftJoin('draw_seeds as s', join =>
      join.onRef('s.game_id', '=', 'd.game_id').onRef('s.numero', '=', 'd.numero').on('d.source', '=', 'engine'),
    )
    .select(['d.winning_number', 'd.source', 's.commitment', 's.seed', 's.committed_at', 's.secret_id'])
    .where('d.game_id', '=', gameId)
    .where('d.numero', '=', numero)
    .where('d.winning_number', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the tickets of a draw, except canceled ones, with their members. */
export const readTicketsOf = (trx: Trx, gameId: string, numero: string) =>
  trx
    .selectFrom('bets as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.id', 'p.played_at', 'p.detail', 'p.win', 'm.user_name', 'm.merchant_code'])
    .where('p.lottery_id', '=', gameId)
    .where('p.numero', '=', numero)
    .where('p.state', '<>', 'cancelled')
    .orderBy('p.id')
    .execute();
