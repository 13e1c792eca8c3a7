/** Parses promotions and filters them by category (PROMO-06..13). */

import { type Announcement, parseNumber, parseText } from 'lobbykit/domain';
import type { availablePromotions, ResponseOf } from 'lobbykit/wire';

type WirePromotions = ResponseOf<typeof availablePromotions>['value'];
type WirePromotion = WirePromotions['content'][number];

/** Promotion. Missing texts are ''. */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  /** Unsanitized HTML from the operator; sanitize before rendering. */
  readonly content: string;
  /** Start of the promotion, ms since 1970; null if invalid. */
  readonly startDate: number | null;
  /** End of the promotion, ms since 1970; null if invalid. Ignored for a long-term promotion. */
  readonly endDate: number | null;
  readonly isLongTerm: boolean;
  /** Unvalidated image URL for the list, or null; components pass it through `safeUrl('image')`. */
  readonly cover: string | null;
  /** Unvalidated image URL for the detail page, or null; components pass it through `safeUrl('image')`. */
  readonly banner: string | null;
  /** Ids of the promotion's categories. */
  readonly categories: readonly string[];
  /** Target of the action button: a path of this site or an unvalidated URL; null without a button. */
  readonly link: string | null;
}

export interface PromotionCategory {
  readonly id: string;
  readonly title: string;
}

/** Promotions of all categories, and the categories. */
export interface Promotions {
  readonly promotions: readonly Promotion[];
  readonly categories: readonly PromotionCategory[];
}

/** `sequence` values of the list image and the detail image (PROMO-06). */
const COVER = '1';
const BANNER = '2';

/** Value of `noExpiry` for a promotion without an end date (PROMO-09). */
const LONG_TERM = '1';

const imageOf = (images: WirePromotion['announcementImages'], requestedSequence: string): string | null =>
  images?.find(({ sequence }) => parseText(sequence) === requestedSequence)?.url.trim() || null;

const parsePromotion = (promotion: WirePromotion): Promotion => ({
  id: parseText(promotion.id),
  title: parseText(promotion.title),
  content: parseText(promotion.content),
  startDate: parseNumber(promotion.startDate),
  endDate: parseNumber(promotion.endDate),
  isLongTerm: parseText(promotion.noExpiry) === LONG_TERM,
  cover: imageOf(promotion.announcementImages, COVER),
  banner: imageOf(promotion.announcementImages, BANNER),
  categories: (promotion.promoAnnouncementCategoryIds ?? []).map(parseText),
  link: parseText(promotion.link) || null,
});

/**
 * Converts an announcement of the group `promotion` (ANN-04) to a promotion that has no end and no category. Its id has
 * a prefix, so that it differs from all promotion ids.
 */
export const announcedPromotion = ({ id, title, content, startDate, image, link }: Announcement): Promotion => ({
  id: `news-${id}`,
  title,
  content,
  startDate,
  endDate: null,
  isLongTerm: false,
  cover: image,
  banner: image,
  categories: [],
  link,
});

/**
 * Parses the promotions and the categories of a response; both keep the gateway's order (PROMO-08, PROMO-11, PROMO-13).
 */
export const parsePromotions = ({ content, categories }: WirePromotions): Promotions => ({
  promotions: content.map(parsePromotion),
  categories: (categories ?? [])
    .map(({ id, title }) => ({ id: parseText(id), title: parseText(title) }))
    .filter(({ id, title }) => id !== '' && title !== ''),
});

/** Returns the promotions of one category; '' is the menu entry for all (OPEN: PROMO-12). */
export const promotionsIn = (promotions: readonly Promotion[], category: string): readonly Promotion[] =>
  category === '' ? promotions : promotions.filter(({ categories }) => categories.includes(category));
