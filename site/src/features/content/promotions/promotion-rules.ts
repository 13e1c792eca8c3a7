/** The list of promotions, and how a promotion tells its dates (PROMO-04, PROMO-10, PROMO-12). */
import { formatDate, zoneMark } from 'lobbykit/domain';
import type { PageText } from '../../../shared/i18n/page-text.ts';
import type { DateFormat } from '../../../shared/time/date-format.ts';
import { type Promotion, type Promotions, promotionsIn } from './parse-promotions.ts';

/** First entry of the category menu (OPEN: PROMO-12). */
export const ALL_PROMOTIONS = '';

export interface PromotionList {
  /** Chosen category: all, where the one that was chosen is no more. */
  readonly category: string;
  /** The promotion the address names, above the others (PROMO-04). */
  readonly opened: Promotion | null;
  readonly cards: readonly Promotion[];
}

/**
 * The list at an address.
 * @param search query of the address; a `category` that is none of theirs shows all, such an `id` the list alone
 */
export function promotionList({ promotions, categories }: Promotions, search: string): PromotionList {
  const chosen = new URLSearchParams(search).get('category');
  const category = categories.find(({ id }) => id === chosen)?.id ?? ALL_PROMOTIONS;
  const opened = findPromotion(promotions, search);
  return { category, opened, cards: promotionsIn(promotions, category).filter(one => one !== opened) };
}

/** The promotion a query names by `id`, null for none (PROMO-03, PROMO-04). */
export function findPromotion(promotions: readonly Promotion[], search: string): Promotion | null {
  const id = new URLSearchParams(search).get('id');
  return (id !== null && promotions.find(promotion => promotion.id === id)) || null;
}

/** Query of the list with another category chosen; what else stands in it is kept. */
export function categoryQuery(search: string, category: string): string {
  const query = new URLSearchParams(search);
  if (category === ALL_PROMOTIONS) query.delete('category');
  else query.set('category', category);
  return query.size > 0 ? `?${query}` : '';
}

/** Address of the detail (PROMO-03). */
export const promotionPath = ({ id }: Pick<Promotion, 'id'>): string =>
  `/m/activityDetail?${new URLSearchParams({ id })}`;

type Dated = Pick<Promotion, 'startDate' | 'endDate' | 'isLongTerm'>;

/**
 * The time a promotion runs, as text; '' where nothing is known. A long-term one shows its label in place of the end date (OPEN:
 * PROMO-10). A start of 0 means that the promotion has always run.
 */
export function periodText(
  { startDate, endDate, isLongTerm }: Dated,
  text: PageText,
  { tag, zone, ahead }: DateFormat,
) {
  const from = startDate !== null && startDate > 0 ? formatDate(startDate, tag, zone) : '';
  // The day ends by the merchant's clock.
  const end = `${formatDate(endDate, tag, zone)} ${zoneMark(endDate, zone, ahead(endDate))}`.trim();
  const to = isLongTerm ? text('promotion.longTerm') : end;
  if (from && to) return `${from} – ${to}`;
  if (from) return text('promotion.from', { from });
  return isLongTerm || !to ? to : text('promotion.until', { to });
}
