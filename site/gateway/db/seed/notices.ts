/** More to read: further announcements, and dates for the first ones, which had none. */

import type { Trx } from '../schema/schema.ts';
import { DEMO_MERCHANT } from './merchants.ts';
import { NOTICES } from './texts/notices.ts';
import { texts } from './texts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** @param now ms since 1970 */
export async function seedNotices(trx: Trx, { now }: { readonly now: number }): Promise<void> {
  // Of the same instant they stand in the order they were made in; an hour apart they go on doing so.
  const undated = await trx
    .selectFrom('announcements')
    .select('id')
    .where('merchant_code', '=', DEMO_MERCHANT)
    .where('type', '<>', 'B')
    .where('start_at', '=', 0)
    .orderBy('id')
    .execute();
  for (const [index, { id }] of undated.entries()) {
    const start_at = now - DAY - index * HOUR;
    await trx.updateTable('announcements').set({ start_at }).where('id', '=', id).execute();
  }
  await trx
    .insertInto('announcements')
    .values(
      NOTICES.map(({ type, days, title, content }) => ({
        merchant_code: DEMO_MERCHANT,
        type,
        place: type === 'A' ? null : 'm_home',
        titles: texts(title),
        contents: texts(content),
        url: null,
        start_at: now - days * DAY,
      })),
    )
    .execute();
}
