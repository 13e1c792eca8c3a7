/** Further announcements. */

import { texts } from '../../migrations/reference/texts.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { DEMO_MERCHANT } from './merchants.ts';
import { NOTICES } from './texts/announcements.ts';

const DAY = 86_400_000;

/** @param now ms since 1970 */
export async function seedNotices(trx: Trx, { now }: { readonly now: number }): Promise<void> {
  await trx
    .insertInto('announcements')
    .values(
      NOTICES.map(({ type, days, title, content }) => ({
        merchant_code: DEMO_MERCHANT,
        type,
        placement: type === 'A' ? null : 'm_home',
        titles: texts(title),
        contents: texts(content),
        url: null,
        start_at: now - days * DAY,
      })),
    )
    .execute();
}
