/** Banners: the announcements of type B; no rules. */
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AnnouncementTable } from './tables.ts';

export type BannerRow = Selectable<AnnouncementTable>;

/** Null when there is none of that number. */
export const findBanner = async (db: Database, id: number): Promise<BannerRow | null> =>
  (await db.selectFrom('announcements').selectAll().where('id', '=', id).where('type', '=', 'B').executeTakeFirst()) ??
  null;

/** All of a merchant in their order, whether they are shown now or not. */
export const readBanners = (db: Database, merchant: string): Promise<BannerRow[]> =>
  db
    .selectFrom('announcements')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where('type', '=', 'B')
    .orderBy('position')
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .execute();
