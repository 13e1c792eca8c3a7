/** Seed data of banners, whose images the gateway generates. */

import { type Texts, texts } from '../../migrations/reference/texts.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { DEMO_MERCHANT } from './merchants.ts';

export interface Banner {
  /** Motif of the banner's illustration. */
  readonly scene: string;
  readonly link: string;
  readonly kicker: Texts;
  readonly title: Texts;
}

const EMPTY_TEXTS = texts(['', '', '']);

/** Adds banners to the page `place` in their order. `group` is the carousel that shows them. */
export async function seedBanners(
  trx: Trx,
  banners: readonly Banner[],
  { place, group }: { readonly place: string; readonly group: string },
): Promise<void> {
  await trx
    .insertInto('announcements')
    .values(
      banners.map(({ scene, link, kicker, title }, index) => ({
        merchant_code: DEMO_MERCHANT,
        type: 'B' as const,
        placement: place,
        group_name: group,
        titles: texts(title),
        kickers: texts(kicker),
        contents: EMPTY_TEXTS,
        url: null,
        scene,
        link,
        position: index + 1,
        start_at: 0,
      })),
    )
    .execute();
}
