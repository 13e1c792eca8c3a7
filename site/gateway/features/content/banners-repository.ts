/** Queries of banners, which are announcements of type B. */
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AnnouncementTable } from './tables.ts';

export type BannerRow = Selectable<AnnouncementTable>;

/** Finds a banner; null if it does not exist. */
export const findBanner = async (db: Database, id: number): Promise<BannerRow | null> =>
  (await db.selectFrom('announcements').selectAll().where('id', '=', id).where('type', '=', 'B').executeTakeFirst()) ??
  null;

/** Returns all banners of a merchant in display order, including hidden ones. */
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
