/** The books of the sandbox's payment provider: its own table, which nothing of the gateway reads. */
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

/** Adds a payment, or finds the one of the order; null when the order is another merchant's. */
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

/** Writes what the payer chose; false when something was chosen before. */
export const decide = async (db: Database, reference: string, decision: Decision): Promise<boolean> =>
  (
    await db
      .updateTable('sandbox_payments')
      .set(decision)
      .where('reference', '=', reference)
      .where('choice', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n;

/** Payments whose notice is due. */
export const dueNotices = (db: Database, now: number, max: number): Promise<SandboxPayment[]> =>
  db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('next_webhook_at', '<=', now)
    .orderBy('next_webhook_at')
    .limit(max)
    .execute();

/** Takes a notice to send it; false when another process has taken it. `next`: when it is sent again if nobody says it came. */
export const takeNotice = async (
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

/** The notice came: no further one is sent. */
export const noticeCame = (db: Database, reference: string) =>
  db.updateTable('sandbox_payments').set({ next_webhook_at: null }).where('reference', '=', reference).execute();

/** Payments that nobody has decided since `before`. */
export const undecided = (db: Database, before: number, max: number): Promise<SandboxPayment[]> =>
  db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('choice', 'is', null)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(max)
    .execute();
