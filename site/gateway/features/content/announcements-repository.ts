/** Queries of announcements, and of the announcements that members have read. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AnnouncementTable, AnnouncementType } from './tables.ts';

export interface AnnouncementFilter {
  readonly merchant: string;
  readonly types: readonly AnnouncementType[];
  /**
   * Page whose announcements are returned, in addition to announcements for all pages. If undefined, announcements of
   * every page are returned.
   */
  readonly place?: string;
  /** Time at which the announcements must be visible, ms since 1970. */
  readonly now: number;
}

export type AnnouncementRow = Selectable<AnnouncementTable> & { readonly read: boolean };

/**
 * Returns announcements in display order; of equal positions, the latest comes first. For a visitor (`memberId` null),
 * all are unread.
 */
export async function listAnnouncements(
  db: Database,
  { merchant, types, place, now }: AnnouncementFilter,
  memberId: number | null,
): Promise<AnnouncementRow[]> {
  if (types.length === 0) return [];
  const rows = await db
    .selectFrom('announcements as a')
    .leftJoin('announcement_reads as r', join =>
      join.onRef('r.announcement_id', '=', 'a.id').on('r.member_id', '=', memberId),
    )
    .selectAll('a')
    .select('r.read_at')
    .where('a.merchant_code', '=', merchant)
    .where('a.type', 'in', types)
    .where('a.start_at', '<=', now)
    .where(({ eb, or }) => or([eb('a.end_at', 'is', null), eb('a.end_at', '>', now)]))
    .$if(place !== undefined, query =>
      query.where(({ eb, or }) => or([eb('a.placement', '=', place ?? ''), eb('a.placement', 'is', null)])),
    )
    .orderBy('a.position')
    .orderBy('a.start_at', 'desc')
    .orderBy('a.id')
    .execute();
  return rows.map(({ read_at, ...row }) => ({ ...row, read: read_at !== null }));
}

/** Marks an announcement as read; returns false if the merchant has no such announcement. */
export async function markRead(
  db: Database,
  { id, merchant, memberId, now }: { id: number; merchant: string; memberId: number; now: number },
): Promise<boolean> {
  const known = await db
    .selectFrom('announcements')
    .select('id')
    .where('id', '=', id)
    .where('merchant_code', '=', merchant)
    .executeTakeFirst();
  if (!known) return false;
  await db
    .insertInto('announcement_reads')
    .values({ announcement_id: id, member_id: memberId, read_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return true;
}

/** Returns all announcements of a merchant, including future and expired ones, oldest first. */
export const readAllAnnouncements = (db: Database, merchant: string): Promise<Selectable<AnnouncementTable>[]> =>
  db.selectFrom('announcements').selectAll().where('merchant_code', '=', merchant).orderBy('id').execute();

/** Adds an announcement and returns its id. */
export async function addAnnouncement(db: Database, row: Insertable<AnnouncementTable>): Promise<number> {
  const { id } = await db.insertInto('announcements').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Updates an announcement and returns the updated row. */
export const changeAnnouncement = (
  db: Database,
  id: number,
  change: Updateable<AnnouncementTable>,
): Promise<Selectable<AnnouncementTable>> =>
  db.updateTable('announcements').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Removes an announcement; returns false if the merchant has no such announcement. */
export async function removeAnnouncement(db: Database, merchant: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('announcements')
    .where('merchant_code', '=', merchant)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
