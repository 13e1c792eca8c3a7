/** Table of the simulated payment provider. Times are ms since 1970. */
import type { Generated } from 'kysely';

/** Outcome of a simulated payment, which the payer chooses. */
export type PayerChoice = 'pays' | 'fails' | 'late' | 'twice' | 'less' | 'never';

/**
 * Payment of the simulated provider. It stands in for another company's data, so it is not linked to the gateway's
 * deposits.
 */
export interface SandboxPaymentTable {
  /** Provider's reference of the payment; part of the URL of the payment page. */
  reference: string;
  merchant_code: string;
  order_no: string;
  amount: string;
  language: string;
  expires_at: number;
  choice: PayerChoice | null;
  /** Paid amount; null until the payer has chosen, and if the payment has failed. */
  paid: string | null;
  state: Generated<'waiting' | 'paid' | 'failed'>;
  /** Time at which the webhook is sent next; null if none is to be sent. */
  next_webhook_at: number | null;
  webhook_attempts: Generated<number>;
  created_at: number;
}

export interface SandboxPaymentTables {
  sandbox_payments: SandboxPaymentTable;
}
