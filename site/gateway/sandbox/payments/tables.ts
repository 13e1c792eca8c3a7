/** Table of the simulated payment provider. Times are ms since 1970. */
import type { Generated } from 'kysely';

/** Outcome of the simulated payment, chosen by the payer. */
export type PayerChoice = 'pays' | 'fails' | 'late' | 'twice' | 'less' | 'never';

/** A payment of the simulated provider, independent of the gateway's deposits. */
export interface SandboxPaymentTable {
  /** The provider's reference; part of the URL of its page. */
  reference: string;
  merchant_code: string;
  order_no: string;
  amount: string;
  language: string;
  expires_at: number;
  choice: PayerChoice | null;
  /** Null until the payment is decided. */
  paid: string | null;
  state: Generated<'waiting' | 'paid' | 'failed'>;
  /** Time at which the next webhook is sent; null if no webhook is pending. */
  next_webhook_at: number | null;
  webhook_attempts: Generated<number>;
  created_at: number;
}

export interface SandboxPaymentTables {
  sandbox_payments: SandboxPaymentTable;
}
