/** Promotions as the wire has them (PROMO-06, PROMO-08, PROMO-09). */
import { promotionAddress } from '../../platform/http/picture-paths.ts';
import { localize } from '../../platform/localized-text.ts';
import type { Promotion } from './promotions-repository.ts';

/** Which of the two pictures: on the card of the list, or on top of the detail (PROMO-06). */
const COVER = 1;
const BANNER = 2;

/** A row in a language; without an end it is long-term, and what has no picture of its own is drawn. */
export const toPromotion = (row: Promotion, language: string) => ({
  id: row.id,
  title: localize(row.titles, language),
  content: localize(row.contents, language),
  startDate: row.start_at,
  endDate: row.end_at,
  noExpiry: row.end_at === null ? 1 : 0,
  announcementImages: [
    { sequence: COVER, url: row.cover_url ?? promotionAddress(row, 'cover', language) },
    { sequence: BANNER, url: row.banner_url ?? promotionAddress(row, 'banner', language) },
  ],
  link: row.link,
  promoAnnouncementCategoryIds: [...row.categoryIds],
});
