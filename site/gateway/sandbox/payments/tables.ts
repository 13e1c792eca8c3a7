/** Table of the simulated payment provider. Times are ms since 1970. */
import type { Generated } from 'kysely';

/** What the payer at the sandbox's provider chose. */
export type PayerChoice = 'pays' | 'fails' | 'late' | 'twice' | 'less' | 'never';

/** A payment as the sandbox's provider knows it: its own books, which no deposit reads. */
export interface SandboxPaymentTable {
  /** What the provider calls it; stands in the address of its page. */
  reference: string;
  merchant_code: string;
  order_no: string;
  amount: string;
  language: string;
  expires_at: number;
  choice: PayerChoice | null;
  /** Set once the payment is decided. */
  paid: string | null;
  state: Generated<'waiting' | 'paid' | 'failed'>;
  /** When the next notice goes out; null for none. */
  next_webhook_at: number | null;
  webhook_attempts: Generated<number>;
  created_at: number;
}

export interface SandboxPaymentTables {
  sandbox_payments: SandboxPaymentTable;
}
