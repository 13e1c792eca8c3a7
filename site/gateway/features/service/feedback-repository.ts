/** Queries of feedback messages and their images. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { FeedbackImageTable, FeedbackTable } from './tables.ts';

/** Image of a feedback message, without its bytes. */
export type ImageRow = Pick<Selectable<FeedbackImageTable>, 'id' | 'feedback_id' | 'media_type'>;

export type FeedbackRow = Selectable<FeedbackTable> & {
  /** User name of the author; null for a visitor. */
  readonly user_name: string | null;
  readonly images: readonly ImageRow[];
};

/** Locks the counts of images, so that concurrent uploads cannot exceed the limits together. */
const lockImages = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtextextended('feedback images', 0))`.execute(trx);

/**
 * Deletes images older than `oldest` (ms since 1970) that no feedback message uses. Returns the number of remaining
 * unused images, and the total size of all images in bytes.
 */
export async function waitingImages(trx: Trx, oldest: number): Promise<{ waiting: number; size: number }> {
  await lockImages(trx);
  await trx.deleteFrom('feedback_images').where('feedback_id', 'is', null).where('uploaded_at', '<=', oldest).execute();
  const { waiting, size } = await trx
    .selectFrom('feedback_images')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('feedback_id', 'is', null).as('waiting'),
      sql<string | null>`sum(octet_length(bytes))`.as('size'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), size: Number(size) };
}

/** Stores an image that no feedback message uses yet. */
export const storeImage = (trx: Trx, image: Insertable<FeedbackImageTable>): Promise<unknown> =>
  trx.insertInto('feedback_images').values(image).execute();

/** Counts the images in the feedback of a member, or for null of all visitors. */
export async function countImages(trx: Trx, memberId: number | null): Promise<number> {
  await lockImages(trx);
  const { count } = await trx
    .selectFrom('feedback_images as i')
    .innerJoin('feedback as f', 'f.id', 'i.feedback_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('f.member_id', memberId === null ? 'is' : '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a feedback message and returns its id. */
export const addFeedback = async (trx: Trx, row: Insertable<FeedbackTable>): Promise<number> =>
  (await trx.insertInto('feedback').values(row).returning('id').executeTakeFirstOrThrow()).id;

/**
 * Adds uploaded images to a feedback message. Returns the number of added images; images that are used already or older
 * than `oldest` (ms since 1970) are not added.
 */
export async function claimImages(
  trx: Trx,
  feedbackId: number,
  ids: readonly string[],
  oldest: number,
): Promise<number> {
  if (ids.length === 0) return 0;
  const claimed = await trx
    .updateTable('feedback_images')
    .set({ feedback_id: feedbackId })
    .where('id', 'in', ids)
    .where('feedback_id', 'is', null)
    .where('uploaded_at', '>', oldest)
    .returning('id')
    .execute();
  return claimed.length;
}

/** Returns the latest feedback of a merchant, newest first. */
export async function listFeedback(db: Database, merchant: string, limit: number): Promise<FeedbackRow[]> {
  const rows = await db
    .selectFrom('feedback as f')
    .leftJoin('members as m', 'm.id', 'f.member_id')
    .selectAll('f')
    .select('m.user_name')
    .where('f.merchant_code', '=', merchant)
    .orderBy('f.id', 'desc')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const images = ids.length === 0 ? [] : await imagesOf(db, ids);
  return rows.map(row => ({ ...row, images: images.filter(({ feedback_id }) => feedback_id === row.id) }));
}

const imagesOf = (db: Database, ids: readonly number[]): Promise<ImageRow[]> =>
  db
    .selectFrom('feedback_images')
    .select(['id', 'feedback_id', 'media_type'])
    .where('feedback_id', 'in', ids)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();

/** Removes a feedback message; returns false if the merchant has no such message. */
export const removeFeedback = async (db: Database, merchant: string, id: number): Promise<boolean> =>
  (await db.deleteFrom('feedback').where('id', '=', id).where('merchant_code', '=', merchant).executeTakeFirst())
    .numDeletedRows > 0n;

/** Stores a key with which an image can be viewed until a time, ms since 1970. */
export async function showImage(db: Database, id: string, view_hash: string, view_until: number): Promise<void> {
  await db.updateTable('feedback_images').set({ view_hash, view_until }).where('id', '=', id).execute();
}

/** Finds the image whose key is valid at `now`. */
export const findShown = (
  db: Database,
  viewHash: string,
  now: number,
): Promise<Pick<Selectable<FeedbackImageTable>, 'feedback_id' | 'media_type' | 'bytes'> | undefined> =>
  db
    .selectFrom('feedback_images')
    .select(['feedback_id', 'media_type', 'bytes'])
    .where('view_hash', '=', viewHash)
    .where('view_until', '>', now)
    .executeTakeFirst();
