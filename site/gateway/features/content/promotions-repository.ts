/** Queries of promotions, of promotion categories, and of the categories of each promotion. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { PromotionCategoryTable, PromotionTable } from './tables.ts';

export type PromotionCategory = Selectable<PromotionCategoryTable>;
export type Promotion = Selectable<PromotionTable> & { readonly categoryIds: readonly number[] };

const selectPromotions = (db: Database) =>
  db
    .selectFrom('promotions as p')
    .selectAll('p')
    .select(
      sql<readonly number[]>`(select coalesce(json_agg(l.category_id order by l.category_id), '[]')
        from promotion_category_links as l where l.promotion_id = p.id)`.as('categoryIds'),
    )
    .orderBy('p.position')
    .orderBy('p.start_at', 'desc')
    .orderBy('p.id');

/** Returns all promotions of a merchant in display order, including hidden ones. */
export const readPromotions = (db: Database, merchant: string): Promise<Promotion[]> =>
  selectPromotions(db).where('p.merchant_code', '=', merchant).execute();

/** Returns the promotions of a merchant that are visible at `now`, ms since 1970. */
export const readOffered = (db: Database, merchant: string, now: number): Promise<Promotion[]> =>
  selectPromotions(db)
    .where('p.merchant_code', '=', merchant)
    .where('p.start_at', '<=', now)
    .where(({ eb, or }) => or([eb('p.end_at', 'is', null), eb('p.end_at', '>', now)]))
    .execute();

/** Finds a promotion; undefined if it does not exist. */
export const findPromotion = (db: Database, id: number): Promise<Promotion | undefined> =>
  selectPromotions(db).where('p.id', '=', id).executeTakeFirst();

/** Adds a promotion and returns its id. */
export const addPromotion = async (trx: Trx, row: Insertable<PromotionTable>): Promise<number> =>
  (await trx.insertInto('promotions').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const changePromotion = async (trx: Trx, id: number, change: Updateable<PromotionTable>): Promise<void> => {
  await trx.updateTable('promotions').set(change).where('id', '=', id).execute();
};

/** Replaces the categories of a promotion. */
export async function setCategories(trx: Trx, promotionId: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('promotion_category_links').where('promotion_id', '=', promotionId).execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('promotion_category_links')
    .values(ids.map(category_id => ({ promotion_id: promotionId, category_id })))
    .execute();
}

/** Removes a promotion; returns false if it does not exist. */
export const removePromotion = async (db: Database, id: number): Promise<boolean> =>
  (await db.deleteFrom('promotions').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;

/** Returns the categories of a merchant in display order. */
export const readCategories = (db: Database, merchant: string): Promise<PromotionCategory[]> =>
  db
    .selectFrom('promotion_categories')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Adds a category and returns its id. */
export const addCategory = async (db: Database, row: Insertable<PromotionCategoryTable>): Promise<number> =>
  (await db.insertInto('promotion_categories').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const changeCategory = async (
  db: Database,
  id: number,
  change: Updateable<PromotionCategoryTable>,
): Promise<void> => {
  await db.updateTable('promotion_categories').set(change).where('id', '=', id).execute();
};

/** Removes a category; returns false if it does not exist. */
export const removeCategory = async (db: Database, id: number): Promise<boolean> =>
  (await db.deleteFrom('promotion_categories').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;
