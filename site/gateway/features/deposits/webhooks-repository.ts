/** Queries of webhook events, transfer receipts and first approvals. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { DepositApprovalTable, TransferReceiptTable, WebhookEventTable } from './tables.ts';

/** Stores a webhook event; returns false if the same event is already stored. */
export const insertWebhookEvent = async (trx: Trx, row: Insertable<WebhookEventTable>): Promise<boolean> =>
  (await trx
    .insertInto('webhook_events')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst()) !== undefined;

export const markUnclaimed = (
  trx: Trx,
  { provider, reference, state }: Pick<Selectable<WebhookEventTable>, 'provider' | 'reference' | 'state'>,
) =>
  trx
    .updateTable('webhook_events')
    .set({ outcome: 'unclaimed' })
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('state', '=', state)
    .execute();

/** Returns payments that no deposit could accept, newest first. */
export const listUnclaimed = (db: Database, merchant: string, max: number): Promise<Selectable<WebhookEventTable>[]> =>
  db
    .selectFrom('webhook_events')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where('outcome', '=', 'unclaimed')
    .orderBy('received_at', 'desc')
    .limit(max)
    .execute();

/**
 * Attaches an uploaded image as the receipt of a deposit, in place of the previous receipt. Returns false if the image
 * does not exist, is attached already, or is older than `oldest`, ms since 1970.
 */
export async function takeReceipt(
  trx: Trx,
  deposit_id: number,
  imageId: string,
  oldest: number,
  now: number,
): Promise<boolean> {
  const image = await trx
    .deleteFrom('feedback_images')
    .where('id', '=', imageId)
    .where('feedback_id', 'is', null)
    .where('uploaded_at', '>', oldest)
    .returning(['media_type', 'bytes'])
    .executeTakeFirst();
  if (!image) return false;
  const receipt = { ...image, added_at: now, view_hash: null, view_until: null };
  await trx
    .insertInto('transfer_receipts')
    .values({ deposit_id, ...receipt })
    .onConflict(conflict => conflict.column('deposit_id').doUpdateSet(receipt))
    .execute();
  return true;
}

/** Returns which of these deposits have a receipt. */
export const withReceipt = async (db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(
    ids.length === 0
      ? []
      : (await db.selectFrom('transfer_receipts').select('deposit_id').where('deposit_id', 'in', ids).execute()).map(
          ({ deposit_id }) => deposit_id,
        ),
  );

/** Returns the total size of all receipts, bytes. */
export const receiptBytes = async (db: Database): Promise<number> => {
  const { size } = await db
    .selectFrom('transfer_receipts')
    .select(sql<string | null>`sum(octet_length(bytes))`.as('size'))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
};

/**
 * Stores a key with which the receipt of a deposit can be viewed until a time, ms since 1970. Returns false if the
 * deposit has no receipt.
 */
export const showReceipt = async (
  db: Database,
  depositId: number,
  view_hash: string,
  view_until: number,
): Promise<boolean> =>
  (
    await db
      .updateTable('transfer_receipts')
      .set({ view_hash, view_until })
      .where('deposit_id', '=', depositId)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Finds the receipt of a key that is valid at `now`, with the order number of its deposit. */
export const findShownReceipt = (
  db: Database,
  viewHash: string,
  now: number,
): Promise<
  (Pick<Selectable<TransferReceiptTable>, 'media_type' | 'bytes'> & { readonly order_no: string }) | undefined
> =>
  db
    .selectFrom('transfer_receipts as s')
    .innerJoin('deposits as d', 'd.id', 's.deposit_id')
    .select(['s.media_type', 's.bytes', 'd.order_no'])
    .where('s.view_hash', '=', viewHash)
    .where('s.view_until', '>', now)
    .executeTakeFirst();

/** Returns the first approval of a deposit; null if no operator has approved the deposit. */
export const findApproval = async (db: Database, depositId: number): Promise<Selectable<DepositApprovalTable> | null> =>
  (await db.selectFrom('deposit_approvals').selectAll().where('deposit_id', '=', depositId).executeTakeFirst()) ?? null;

export const setApproval = (trx: Trx, row: Insertable<DepositApprovalTable>) =>
  trx
    .insertInto('deposit_approvals')
    .values(row)
    .onConflict(conflict =>
      conflict
        .column('deposit_id')
        .doUpdateSet({ approved_by: row.approved_by, received: row.received, approved_at: row.approved_at }),
    )
    .execute();
