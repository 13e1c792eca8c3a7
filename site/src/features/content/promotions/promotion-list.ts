/** Parses the query of the promotion pages: category and promotion id (PROMO-03, PROMO-04, PROMO-12). */
import { type Promotion, type Promotions, promotionsIn } from './parse-promotions.ts';

/** Category id for all promotions, the first entry of the category menu (OPEN: PROMO-12). */
export const ALL_PROMOTIONS = '';

export interface PromotionList {
  /** Selected category; all promotions if the category does not exist. */
  readonly category: string;
  /** Promotion whose id is in the query, shown first (PROMO-04); null without one. */
  readonly opened: Promotion | null;
  readonly cards: readonly Promotion[];
}

/**
 * Returns the list that the query selects.
 * @param search query of the URL; an unknown `category` selects all promotions, an unknown `id` is ignored
 */
export function promotionList({ promotions, categories }: Promotions, search: string): PromotionList {
  const chosen = new URLSearchParams(search).get('category');
  const category = categories.find(({ id }) => id === chosen)?.id ?? ALL_PROMOTIONS;
  const opened = findPromotion(promotions, search);
  return { category, opened, cards: promotionsIn(promotions, category).filter(one => one !== opened) };
}

/** Returns the promotion whose id is in the query; null if no promotion has this id (PROMO-03, PROMO-04). */
export function findPromotion(promotions: readonly Promotion[], search: string): Promotion | null {
  const id = new URLSearchParams(search).get('id');
  return (id !== null && promotions.find(promotion => promotion.id === id)) || null;
}

/** Returns the query with another `category`; other parameters are preserved. */
export function categoryQuery(search: string, category: string): string {
  const query = new URLSearchParams(search);
  if (category === ALL_PROMOTIONS) query.delete('category');
  else query.set('category', category);
  return query.size > 0 ? `?${query}` : '';
}

/** URL of the detail page of a promotion (PROMO-03). */
export const promotionPath = ({ id }: Pick<Promotion, 'id'>): string =>
  `/m/activityDetail?${new URLSearchParams({ id })}`;
