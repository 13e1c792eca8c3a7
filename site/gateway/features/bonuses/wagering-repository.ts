/** Queries of bonuses from promotions, and of the stakes wagered for them (PAY-10). */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { BonusTable } from './tables.ts';

export type Bonus = Selectable<BonusTable>;

export const addBonus = async (trx: Trx, row: Insertable<BonusTable>): Promise<void> => {
  await trx.insertInto('bonuses').values(row).execute();
};

/** Returns a member's bonuses whose wagering requirement is open: at most one. */
export const openBonuses = (db: Database, memberId: number): Promise<Bonus[]> =>
  db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();

/** Returns the state of each of these bonuses. */
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

/** Sets the final state of an open bonus; returns false if the bonus is no longer open. */
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

/** Sum of the qualifying stakes of bets that were won or lost since the start of the bonus (PAY-10). */
const STAKED = sql<string>`(select coalesce(sum(p.qualifying_stake), 0) from bets p
  where p.member_id = bonuses.member_id and p.played_at >= bonuses.started_at and p.state in ('won', 'lost'))`;

/** Returns the amount wagered for a bonus, decimal text. */
export const stakedFor = async (db: Database, bonusId: number): Promise<string> =>
  (await db.selectFrom('bonuses').select(STAKED.as('staked')).where('id', '=', bonusId).executeTakeFirstOrThrow())
    .staked;

/** Returns open bonuses whose wagering requirement is met, with the wagered amount. */
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
