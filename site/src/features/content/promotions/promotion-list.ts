/** Promotions shown at a URL: the list by category, and the promotion of an id (PROMO-03, PROMO-04, PROMO-12). */
import { type Promotion, type Promotions, promotionsIn } from './parse-promotions.ts';

/** First entry of the category menu (OPEN: PROMO-12). */
export const ALL_PROMOTIONS = '';

export interface PromotionList {
  /** Selected category; all if the category no longer exists. */
  readonly category: string;
  /** Promotion in the query, shown above the others (PROMO-04). */
  readonly opened: Promotion | null;
  readonly cards: readonly Promotion[];
}

/**
 * Returns the list for a URL.
 * @param search query of the URL; an unknown `category` shows all, an unknown `id` only the list
 */
export function promotionList({ promotions, categories }: Promotions, search: string): PromotionList {
  const chosen = new URLSearchParams(search).get('category');
  const category = categories.find(({ id }) => id === chosen)?.id ?? ALL_PROMOTIONS;
  const opened = findPromotion(promotions, search);
  return { category, opened, cards: promotionsIn(promotions, category).filter(one => one !== opened) };
}

/** Returns the promotion with the `id` of a query; null if no promotion has this id (PROMO-03, PROMO-04). */
export function findPromotion(promotions: readonly Promotion[], search: string): Promotion | null {
  const id = new URLSearchParams(search).get('id');
  return (id !== null && promotions.find(promotion => promotion.id === id)) || null;
}

/** Query with another selected category; other parameters are preserved. */
export function categoryQuery(search: string, category: string): string {
  const query = new URLSearchParams(search);
  if (category === ALL_PROMOTIONS) query.delete('category');
  else query.set('category', category);
  return query.size > 0 ? `?${query}` : '';
}

/** URL of the detail page (PROMO-03). */
export const promotionPath = ({ id }: Pick<Promotion, 'id'>): string =>
  `/m/activityDetail?${new URLSearchParams({ id })}`;
