/** Seed data of the promotions and their categories. */

import { texts } from '../../migrations/reference/texts.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { DEMO_MERCHANT } from './merchants.ts';
import { CATEGORIES, PROMOTIONS } from './texts/promotions.ts';

const DAY = 86_400_000;

/** Link target of each promotion, by its motif. */
const LINKS: Readonly<Record<string, string>> = {
  'fortune-crimson': '/m/register',
  'balls-royal': '/m/lott',
  'reels-neon': '/m/rng',
  'trophy-emerald': '/m/hot',
  'target-sunset': '/m/lott',
  'rocket-dusk': '/m/trail',
  'ticket-ember': '/m/lott',
  'crown-ink': '/m/vip',
};

/**
 * Adds promotions. They have started one day ago, and end after the number of days in `days`.
 * @param now ms since 1970
 */
export async function seedPromotions(trx: Trx, { now }: { readonly now: number }): Promise<void> {
  const categoryIds = new Map<string, number>();
  for (const [index, [name, title]] of Object.entries(CATEGORIES).entries()) {
    const { id } = await trx
      .insertInto('promotion_categories')
      .values({ merchant_code: DEMO_MERCHANT, titles: texts(title), position: index + 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    categoryIds.set(name, id);
  }
  for (const [index, { title, content, slogan, scene, days, categories }] of PROMOTIONS.entries()) {
    const { id } = await trx
      .insertInto('promotions')
      .values({
        merchant_code: DEMO_MERCHANT,
        titles: texts(title),
        contents: texts(content),
        slogans: texts(slogan),
        scene,
        link: LINKS[scene] ?? null,
        cover_url: null,
        banner_url: null,
        position: index + 1,
        start_at: now - DAY,
        end_at: days === null ? null : now + days * DAY,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('promotion_category_links')
      .values(categories.map(name => ({ promotion_id: id, category_id: categoryIds.get(name)! })))
      .execute();
  }
}
