/** Bonuses that came of promotions of deposits, and what counts for their turnover (PAY-10); no rules. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { BonusTable } from './tables.ts';

export type Bonus = Selectable<BonusTable>;

export const addBonus = async (trx: Trx, row: Insertable<BonusTable>): Promise<void> => {
  await trx.insertInto('bonuses').values(row).execute();
};

/** Bonuses of a member whose turnover is open: one at most. */
export const openBonuses = (db: Database, memberId: number): Promise<Bonus[]> =>
  db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();

/** In which state each of these bonuses is. */
export const bonusStates = async (db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Bonus['state']>> =>
  new Map(
    ids.length === 0
      ? []
      : (await db.selectFrom('bonuses').select(['id', 'state']).where('id', 'in', ids).execute()).map(
          ({ id, state }) => [id, state],
        ),
  );

export const bonusOfDeposit = async (trx: Trx, depositId: number): Promise<Bonus | null> =>
  (await trx.selectFrom('bonuses').selectAll().where('deposit_id', '=', depositId).executeTakeFirst()) ?? null;

/** Ends an open bonus; false when it is open no more. */
export const endBonus = async (
  trx: Trx,
  id: number,
  state: 'completed' | 'forfeited' | 'reversed',
  ended_at: number,
  staked: string,
): Promise<boolean> =>
  (
    await trx
      .updateTable('bonuses')
      .set({ state, ended_at, wagered: staked })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Valid stake of the plays of `bonus` from its start on that are won or lost (PAY-10). */
const STAKED = sql<string>`(select coalesce(sum(p.qualifying_stake), 0) from bets p
  where p.member_id = bonuses.member_id and p.played_at >= bonuses.started_at and p.state in ('won', 'lost'))`;

/** What counts for the turnover of a bonus, decimal text. */
export const stakedFor = async (db: Database, bonusId: number): Promise<string> =>
  (await db.selectFrom('bonuses').select(STAKED.as('staked')).where('id', '=', bonusId).executeTakeFirstOrThrow())
    .staked;

/** Open bonuses whose turnover is met, each with what counts for it. */
export const metBonuses = (db: Database, max: number): Promise<(Bonus & { readonly counted: string })[]> =>
  db
    .selectFrom('bonuses')
    .selectAll()
    .select(STAKED.as('counted'))
    .where('state', '=', 'open')
    .where(({ eb, ref }) => eb(ref('wagering_required'), '<=', STAKED))
    .orderBy('id')
    .limit(max)
    .execute();
