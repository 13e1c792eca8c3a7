/** Promotions: what an answer says of them, and which of them a category holds (PROMO-06..13). */

import { type Announcement, parseNumber, parseText } from 'lobbykit/domain';
import type { availablePromotions, ResponseOf } from 'lobbykit/wire';

type WirePromotions = ResponseOf<typeof availablePromotions>['value'];
type WirePromotion = WirePromotions['content'][number];

/** A promotion. Texts that are missing are ''. */
export interface Promotion {
  readonly id: string;
  readonly title: string;
  /** HTML as the server sent it: to be sanitized before it is shown. */
  readonly content: string;
  /** ms since 1970, null where it is no number. */
  readonly startDate: number | null;
  /** ms since 1970, null where it is no number; without meaning where the promotion is long-term. */
  readonly endDate: number | null;
  readonly isLongTerm: boolean;
  /** Picture of the list as given, null without one; views pass it through `safeUrl('image')`. */
  readonly cover: string | null;
  /** Picture of the detail, the same way. */
  readonly banner: string | null;
  /** Ids of the categories it belongs to. */
  readonly categories: readonly string[];
  /** Where its action leads: a path of the site or an address as given; null where it has none. */
  readonly link: string | null;
}

export interface PromotionCategory {
  readonly id: string;
  readonly title: string;
}

/** Promotions and the categories they are shown under. */
export interface Promotions {
  readonly promotions: readonly Promotion[];
  readonly categories: readonly PromotionCategory[];
}

/** Sequence of the picture of the list, and of that of the detail (PROMO-06). */
const COVER = '1';
const BANNER = '2';

/** `noExpiry` of a promotion without an end (PROMO-09). */
const LONG_TERM = '1';

const imageOf = (images: WirePromotion['announcementImages'], wanted: string): string | null =>
  images?.find(({ sequence }) => parseText(sequence) === wanted)?.url.trim() || null;

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
 * An announcement of the group `promotion` as a promotion, which it is shown among (ANN-04): without an end, in no category, with
 * one picture. Its id is told apart from those of promotions.
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

/** Promotions of `value.content` with their categories, both in the server's order (PROMO-08, PROMO-11, PROMO-13). */
export const parsePromotions = ({ content, categories }: WirePromotions): Promotions => ({
  promotions: content.map(parsePromotion),
  categories: (categories ?? [])
    .map(({ id, title }) => ({ id: parseText(id), title: parseText(title) }))
    .filter(({ id, title }) => id !== '' && title !== ''),
});

/** Promotions of one category; of all for '', the first entry of the menu (OPEN: PROMO-12). */
export const promotionsIn = (promotions: readonly Promotion[], category: string): readonly Promotion[] =>
  category === '' ? promotions : promotions.filter(({ categories }) => categories.includes(category));
