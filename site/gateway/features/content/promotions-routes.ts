/** Routes of promotions and the help center (EP-24, EP-29, PROMO-08 to PROMO-13, HELP-04 to HELP-07). */
import { availablePromotions, helpCenter } from 'lobbykit/wire';
import type { Database } from '../../platform/db/schema.ts';
import { merchantOf, type OriginRules } from '../../platform/http/cors.ts';
import { success } from '../../platform/http/envelope.ts';
import { promotionUrl } from '../../platform/http/picture-paths.ts';
import { requestedLanguage } from '../../platform/http/request-headers.ts';
import { forAnybody, type Route, shared } from '../../platform/http/route.ts';
import { localize } from '../../platform/localized-text.ts';
import { findExclusion } from '../limits/exclusions-repository.ts';
import { readHelpItems } from './help-repository.ts';
import { type Promotion, readCategories, readOffered } from './promotions-repository.ts';

/** Image types of the API: cover on the card in the list, banner at the top of the detail page (PROMO-06). */
const COVER = 1;
const BANNER = 2;

/**
 * Converts a row to the format of API responses. A promotion without an end is a long-term promotion; missing images
 * are generated.
 */
const toPromotion = (row: Promotion, language: string) => ({
  id: row.id,
  title: localize(row.titles, language),
  content: localize(row.contents, language),
  startDate: row.start_at,
  endDate: row.end_at,
  noExpiry: row.end_at === null ? 1 : 0,
  announcementImages: [
    { sequence: COVER, url: row.cover_url ?? promotionUrl(row, 'cover', language) },
    { sequence: BANNER, url: row.banner_url ?? promotionUrl(row, 'banner', language) },
  ],
  link: row.link,
  promoAnnouncementCategoryIds: [...row.categoryIds],
});

export interface PromotionRoutesOptions {
  readonly db: Database;
  readonly rules: OriginRules;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Returns the requested language if the lotteries have names in it, else English. */
  readonly language: (requested: string | undefined) => Promise<string>;
}

export const promotionRoutes = ({ db, rules, now, language }: PromotionRoutesOptions): Route[] => [
  forAnybody(availablePromotions, async ({ session, exchange: { request } }) => {
    const merchant = session?.merchantCode ?? (await merchantOf(request, rules));
    const known = requestedLanguage(request);
    const categories = await readCategories(db, merchant);
    // Members with an active exclusion receive no offers (LIMIT-02).
    const isSilent = session !== null && (await findExclusion(db, session.memberId, now())) !== null;
    const offered = isSilent ? [] : await readOffered(db, merchant, now());
    return {
      value: {
        content: offered.map(row => toPromotion(row, known)),
        categories: categories.map(({ id, titles }) => ({ id, title: localize(titles, known) })),
      },
    };
  }),
  // The response is the same for all devices (HELP-06).
  shared(helpCenter, async ({ lang }) => {
    const known = await language(lang);
    return {
      key: known,
      build: async () => {
        const items = await readHelpItems(db);
        const value = items.map(({ id, titles, contents }) => ({
          id,
          title: localize(titles, known),
          content: localize(contents, known),
        }));
        return { envelope: success(value, now()) };
      },
    };
  }),
];
