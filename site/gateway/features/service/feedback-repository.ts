/** What visitors and members write to the operator, and the pictures they add; no rules. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { FeedbackImageTable, FeedbackTable } from './tables.ts';

/** A picture without its bytes. */
export type ImageRow = Pick<Selectable<FeedbackImageTable>, 'id' | 'feedback_id' | 'media_type'>;

export type FeedbackRow = Selectable<FeedbackTable> & {
  /** null for a visitor. */
  readonly user_name: string | null;
  readonly images: readonly ImageRow[];
};

/** Whoever counts pictures waits for whoever counted before, so that no two take the last place. */
const lockImages = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtextextended('feedback images', 0))`.execute(trx);

/**
 * Drops pictures that no feedback named and that are older than `oldest`, ms since 1970; how many others wait, and how many bytes
 * all pictures have.
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

/** Keeps a picture that no feedback names yet. */
export const storeImage = (trx: Trx, image: Insertable<FeedbackImageTable>): Promise<unknown> =>
  trx.insertInto('feedback_images').values(image).execute();

/** Pictures in what a member has written, or all visitors. */
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

/** Gives its number. */
export const addFeedback = async (trx: Trx, row: Insertable<FeedbackTable>): Promise<number> =>
  (await trx.insertInto('feedback').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Gives pictures to a feedback; how many of them were still free and not older than `oldest`, ms since 1970. */
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

/** The latest of a merchant, the newest first. */
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

/** False when the merchant has none of that number. */
export const removeFeedback = async (db: Database, merchant: string, id: number): Promise<boolean> =>
  (await db.deleteFrom('feedback').where('id', '=', id).where('merchant_code', '=', merchant).executeTakeFirst())
    .numDeletedRows > 0n;

/** Lets a picture be looked at by a key until a time, ms since 1970. */
export async function showImage(db: Database, id: string, view_hash: string, view_until: number): Promise<void> {
  await db.updateTable('feedback_images').set({ view_hash, view_until }).where('id', '=', id).execute();
}

/** The picture of a key that is not over at `now`. */
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
