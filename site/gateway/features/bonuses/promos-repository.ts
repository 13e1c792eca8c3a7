/** Queries of promotions for deposits, and of the promotion that a member has accepted for the next deposit. */
import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { DepositPromoTable } from './tables.ts';

export type Promo = Selectable<DepositPromoTable>;

/** Returns the promotions available at `now`, in display order. */
export const readPromos = (db: Database, now: number): Promise<Promo[]> =>
  db
    .selectFrom('deposit_promos')
    .selectAll()
    .where('enabled', '=', true)
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

/** Returns the id of the promotion accepted for the next deposit; null if the member has accepted none. */
export const acceptedPromo = async (db: Database, memberId: number): Promise<number | null> =>
  (await db.selectFrom('accepted_promos').select('promo_id').where('member_id', '=', memberId).executeTakeFirst())
    ?.promo_id ?? null;

/** Sets the promotion accepted for the member's next deposit; null removes it. */
export async function setAccepted(trx: Trx, member_id: number, promo_id: number | null, at: number): Promise<void> {
  if (promo_id === null) {
    await trx.deleteFrom('accepted_promos').where('member_id', '=', member_id).execute();
    return;
  }
  await trx
    .insertInto('accepted_promos')
    .values({ member_id, promo_id, accepted_at: at })
    .onConflict(conflict => conflict.column('member_id').doUpdateSet({ promo_id, accepted_at: at }))
    .execute();
}

/** Returns whether a pending deposit of the member includes a promotion. */
export const hasPendingPromo = async (db: Database, memberId: number): Promise<boolean> =>
  (await db
    .selectFrom('deposits')
    .select('id')
    .where('member_id', '=', memberId)
    .where('promo_id', 'is not', null)
    .where('state', 'in', ['created', 'pending', 'review'])
    .executeTakeFirst()) !== undefined;

/**
 * Returns the promotions that the member has used, or will use when a pending deposit is paid. A reversed deposit still
 * counts as a use.
 */
export const usedPromos = async (db: Database, memberId: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db
        .selectFrom('deposits')
        .select('promo_id')
        .where('member_id', '=', memberId)
        .where('promo_id', 'is not', null)
        .where('state', 'in', ['created', 'pending', 'review'])
        .union(db.selectFrom('promotion_uses').select('promo_id').where('member_id', '=', memberId))
        .execute()
    ).map(({ promo_id }) => promo_id as number),
  );
