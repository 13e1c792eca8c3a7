/** Promotions of deposits, what members took of them, and the bonuses that came of it; no rules. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { BonusTable, DepositPromoTable } from '../../db/schema/deposits.ts';
import type { Database, Trx } from '../../db/schema/schema.ts';

export type Promo = Selectable<DepositPromoTable>;
export type Bonus = Selectable<BonusTable>;

/** Those on offer at `now`, in their order. */
export const readPromos = (db: Database, now: number): Promise<Promo[]> =>
  db
    .selectFrom('deposit_promos')
    .selectAll()
    .where('is_on', '=', true)
    .where('starts_at', '<=', now)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('position')
    .orderBy('id')
    .execute();

export const promosById = async (db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Promo>> =>
  new Map(
    ids.length === 0
      ? []
      : (await db.selectFrom('deposit_promos').selectAll().where('id', 'in', ids).execute()).map(promo => [
          promo.id,
          promo,
        ]),
  );

/** Null when the member took none. */
export const acceptedPromo = async (db: Database, memberId: number): Promise<number | null> =>
  (await db.selectFrom('accepted_promos').select('promo_id').where('member_id', '=', memberId).executeTakeFirst())
    ?.promo_id ?? null;

/** Takes a promotion for the member's next deposit in place of the one before; null takes that back. */
export async function setAccepted(trx: Trx, member_id: number, promo_id: number | null, at: number): Promise<void> {
  if (promo_id === null) {
    await trx.deleteFrom('accepted_promos').where('member_id', '=', member_id).execute();
    return;
  }
  await trx
    .insertInto('accepted_promos')
    .values({ member_id, promo_id, at })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ promo_id, at }))
    .execute();
}

/** Does a deposit that is not over yet have a promotion with it? */
export const hasPromoUnderWay = async (db: Database, memberId: number): Promise<boolean> =>
  (await db
    .selectFrom('deposits')
    .select('id')
    .where('member_id', '=', memberId)
    .where('promo_id', 'is not', null)
    .where('state', 'in', ['created', 'pending', 'review'])
    .executeTakeFirst()) !== undefined;

/** Promotions that deposits of the member took and may still bring, or brought, a bonus of. */
export const usedPromos = async (db: Database, memberId: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db
        .selectFrom('deposits')
        .select('promo_id')
        .distinct()
        .where('member_id', '=', memberId)
        .where('promo_id', 'is not', null)
        .where('state', 'in', ['created', 'pending', 'review', 'paid'])
        .execute()
    ).map(({ promo_id }) => promo_id as number),
  );

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
  state: 'met' | 'given-up' | 'reversed',
  ended_at: number,
  staked: string,
): Promise<boolean> =>
  (
    await trx
      .updateTable('bonuses')
      .set({ state, ended_at, staked })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Valid stake of the plays of `bonus` from its start on that are won or lost (PAY-10). */
const STAKED = sql<string>`(select coalesce(sum(p.valid_stake), 0) from plays p
  where p.member_id = bonuses.member_id and p.played_at >= bonuses.started_at and p.state in ('won', 'lost'))`;

/** What counts for the turnover of a bonus, decimal text. */
export const stakedFor = async (db: Database, bonusId: number): Promise<string> =>
  (await db.selectFrom('bonuses').select(STAKED.as('staked')).where('id', '=', bonusId).executeTakeFirstOrThrow())
    .staked;

/** Open bonuses whose turnover is met, each with what counts for it. */
export const metBonuses = (db: Database, most: number): Promise<(Bonus & { readonly counted: string })[]> =>
  db
    .selectFrom('bonuses')
    .selectAll()
    .select(STAKED.as('counted'))
    .where('state', '=', 'open')
    .where(({ eb, ref }) => eb(ref('turnover'), '<=', STAKED))
    .orderBy('id')
    .limit(most)
    .execute();
