/**
 * Queries of the simulated payment provider. The gateway never reads this table, because it stands in for another
 * company's database.
 */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { PayerChoice, SandboxPaymentTable } from './tables.ts';

export type SandboxPayment = Selectable<SandboxPaymentTable>;

export interface NewPayment {
  readonly reference: string;
  readonly merchant_code: string;
  readonly order_no: string;
  readonly amount: string;
  readonly language: string;
  readonly expires_at: number;
  readonly created_at: number;
}

/** Adds a payment, or returns the existing payment of the order. Null if the order belongs to another merchant. */
export async function openPayment(db: Database, row: NewPayment): Promise<SandboxPayment | null> {
  await db
    .insertInto('sandbox_payments')
    .values({ ...row, choice: null, paid: null, next_webhook_at: null })
    .onConflict(conflict => conflict.column('order_no').doNothing())
    .execute();
  return paymentOfOrder(db, row.merchant_code, row.order_no);
}

export const paymentOfOrder = async (db: Database, merchant: string, orderNo: string): Promise<SandboxPayment | null> =>
  (await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('merchant_code', '=', merchant)
    .executeTakeFirst()) ?? null;

export const findPayment = async (db: Database, reference: string): Promise<SandboxPayment | null> =>
  (await db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference).executeTakeFirst()) ?? null;

export interface Decision {
  readonly choice: PayerChoice;
  readonly state: 'waiting' | 'paid' | 'failed';
  readonly paid: string | null;
  readonly next_webhook_at: number | null;
}

/** Records the payer's choice; returns false if a choice was recorded before. */
export const decide = async (db: Database, reference: string, decision: Decision): Promise<boolean> =>
  (
    await db
      .updateTable('sandbox_payments')
      .set(decision)
      .where('reference', '=', reference)
      .where('choice', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Returns at most `max` payments whose webhook is due. */
export const dueNotices = (db: Database, now: number, max: number): Promise<SandboxPayment[]> =>
  db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('next_webhook_at', '<=', now)
    .orderBy('next_webhook_at')
    .limit(max)
    .execute();

/**
 * Reserves a webhook for sending; returns false if another process has reserved it.
 * @param next time of the next attempt if this one is not acknowledged, ms since 1970; null for none
 */
export const claimWebhook = async (
  db: Database,
  { reference, webhook_attempts }: SandboxPayment,
  next: number | null,
): Promise<boolean> =>
  (
    await db
      .updateTable('sandbox_payments')
      .set({ next_webhook_at: next, webhook_attempts: sql`webhook_attempts + 1` })
      .where('reference', '=', reference)
      .where('webhook_attempts', '=', webhook_attempts)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Records that a webhook was acknowledged, so that it is not sent again. */
export const webhookDelivered = (db: Database, reference: string) =>
  db.updateTable('sandbox_payments').set({ next_webhook_at: null }).where('reference', '=', reference).execute();

/** Returns at most `max` payments opened before `before` for which the payer has made no choice. */
export const undecided = (db: Database, before: number, max: number): Promise<SandboxPayment[]> =>
  db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('choice', 'is', null)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(max)
    .execute();
