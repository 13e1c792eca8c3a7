/** What providers reported, what members added as slips, and who of the desk approved first; no rules. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { DepositApprovalTable, DepositSlipTable, PaymentNoticeTable } from '../../db/schema/deposits.ts';
import type { Database, Trx } from '../../db/schema/schema.ts';

/** False when the same was reported before. */
export const addNotice = async (trx: Trx, row: Insertable<PaymentNoticeTable>): Promise<boolean> =>
  (await trx
    .insertInto('payment_notices')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst()) !== undefined;

export const leaveUnclaimed = (
  trx: Trx,
  { provider, reference, state }: Pick<Selectable<PaymentNoticeTable>, 'provider' | 'reference' | 'state'>,
) =>
  trx
    .updateTable('payment_notices')
    .set({ outcome: 'unclaimed' })
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('state', '=', state)
    .execute();

/** Money that no deposit could take, newest first. */
export const listUnclaimed = (
  db: Database,
  merchant: string,
  most: number,
): Promise<Selectable<PaymentNoticeTable>[]> =>
  db
    .selectFrom('payment_notices')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .where('outcome', '=', 'unclaimed')
    .orderBy('at', 'desc')
    .limit(most)
    .execute();

/**
 * Takes a picture that was uploaded and belongs to no message, as the slip of a deposit; one that was there before is dropped. False
 * when there is no such picture, or it is older than `oldest`, ms since 1970.
 */
export async function takeSlip(
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
  const slip = { ...image, added_at: now, view_hash: null, view_until: null };
  await trx
    .insertInto('deposit_slips')
    .values({ deposit_id, ...slip })
    .onConflict(conflict => conflict.column('deposit_id').doUpdateSet(slip))
    .execute();
  return true;
}

/** Which of these deposits have a slip. */
export const withSlip = async (db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(
    ids.length === 0
      ? []
      : (await db.selectFrom('deposit_slips').select('deposit_id').where('deposit_id', 'in', ids).execute()).map(
          ({ deposit_id }) => deposit_id,
        ),
  );

/** Bytes of all slips together. */
export const slipBytes = async (db: Database): Promise<number> => {
  const { size } = await db
    .selectFrom('deposit_slips')
    .select(sql<string | null>`sum(octet_length(bytes))`.as('size'))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
};

/** Lets the slip of a deposit be looked at by a key until a time, ms since 1970; false when there is none. */
export const showSlip = async (
  db: Database,
  depositId: number,
  view_hash: string,
  view_until: number,
): Promise<boolean> =>
  (
    await db
      .updateTable('deposit_slips')
      .set({ view_hash, view_until })
      .where('deposit_id', '=', depositId)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** The slip of a key that is not over at `now`, with the number of its deposit. */
export const findShownSlip = (
  db: Database,
  viewHash: string,
  now: number,
): Promise<(Pick<Selectable<DepositSlipTable>, 'media_type' | 'bytes'> & { readonly order_no: string }) | undefined> =>
  db
    .selectFrom('deposit_slips as s')
    .innerJoin('deposits as d', 'd.id', 's.deposit_id')
    .select(['s.media_type', 's.bytes', 'd.order_no'])
    .where('s.view_hash', '=', viewHash)
    .where('s.view_until', '>', now)
    .executeTakeFirst();

/** Whoever approved first, null when nobody did. */
export const findApproval = async (db: Database, depositId: number): Promise<Selectable<DepositApprovalTable> | null> =>
  (await db.selectFrom('deposit_approvals').selectAll().where('deposit_id', '=', depositId).executeTakeFirst()) ?? null;

export const setApproval = (trx: Trx, row: Insertable<DepositApprovalTable>) =>
  trx
    .insertInto('deposit_approvals')
    .values(row)
    .onConflict(conflict =>
      conflict.column('deposit_id').doUpdateSet({ who: row.who, received: row.received, at: row.at }),
    )
    .execute();
