/** Parses promotions and filters them by category (PROMO-06..13). */

import { type Announcement, parseNumber, parseText } from 'lobbykit/domain';
import type { availablePromotions, ResponseOf } from 'lobbykit/wire';

type WirePromotions = ResponseOf<typeof availablePromotions>['value'];
type WirePromotion = WirePromotions['content'][number];

/** Promotion. Missing texts are ''. */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  /** Unsanitized HTML of the server: sanitize before rendering. */
  readonly content: string;
  /** ms since 1970; null if invalid. */
  readonly startDate: number | null;
  /** ms since 1970; null if invalid. Ignored for a long-term promotion. */
  readonly endDate: number | null;
  readonly isLongTerm: boolean;
  /** Unvalidated list image, or null; views pass it through `safeUrl('image')`. */
  readonly cover: string | null;
  /** URL of the detail image; unvalidated, like `cover`. Null if there is none. */
  readonly banner: string | null;
  /** Ids of the promotion's categories. */
  readonly categories: readonly string[];
  /** Target of the action: a path of the site or an unvalidated URL; null without an action. */
  readonly link: string | null;
}

export interface PromotionCategory {
  readonly id: string;
  readonly title: string;
}

/** Promotions and their categories. */
export interface Promotions {
  readonly promotions: readonly Promotion[];
  readonly categories: readonly PromotionCategory[];
}

/** Sequence numbers of the list image and the detail image (PROMO-06). */
const COVER = '1';
const BANNER = '2';

/** `noExpiry` value of a promotion without an end (PROMO-09). */
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
 * Converts an announcement of the group `promotion` (ANN-04) to a promotion without end and category, with one image.
 * The prefix separates its id from promotion ids.
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
 * Parses the promotions of `value.content` and their categories, both in the server's order (PROMO-08, PROMO-11,
 * PROMO-13).
 */
export const parsePromotions = ({ content, categories }: WirePromotions): Promotions => ({
  promotions: content.map(parsePromotion),
  categories: (categories ?? [])
    .map(({ id, title }) => ({ id: parseText(id), title: parseText(title) }))
    .filter(({ id, title }) => id !== '' && title !== ''),
});

/** Returns the promotions of one category; all for '', the first entry of the menu (OPEN: PROMO-12). */
export const promotionsIn = (promotions: readonly Promotion[], category: string): readonly Promotion[] =>
  category === '' ? promotions : promotions.filter(({ categories }) => categories.includes(category));
