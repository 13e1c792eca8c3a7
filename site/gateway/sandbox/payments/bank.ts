/**
 * Simulated payment provider (PAY-07): opens payments, lets the payer choose the outcome, and reports the outcome with
 * a webhook.
 */

import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/schema.ts';
import { repeat } from '../../platform/jobs/scheduler.ts';
import {
  claimWebhook,
  decide,
  dueNotices,
  findPayment,
  openPayment,
  paymentOfOrder,
  type SandboxPayment,
  undecided,
  webhookDelivered,
} from './repository.ts';
import { SANDBOX_PROVIDER, sandboxKey } from './sandbox-provider.ts';
import { signed } from './signature.ts';
import type { PayerChoice } from './tables.ts';

export const PAYER_CHOICES: readonly PayerChoice[] = ['pays', 'fails', 'late', 'twice', 'less', 'never'];

/** Time after the deadline at which a late payment takes place, ms. */
const LATE_MS = 5_000;
/** Time until an automatic payment, ms. */
const THINKS_MS = 20_000;
/** Delays of the retries if a webhook is not acknowledged, ms. After the last one, the gateway can only poll. */
const AGAIN_MS = [2_000, 10_000, 60_000, 600_000];
const WEBHOOK_TIMEOUT_MS = 10_000;
const EVERY_MS = 1_000;
const BATCH = 50;

export interface SandboxProviderServiceOptions {
  readonly db: Database;
  /** Returns the base URL of the gateway, which receives the webhooks, such as `http://127.0.0.1:8080`. */
  readonly gateway: () => string;
  readonly secret: () => Buffer;
  /** True completes all payments automatically (SANDBOX_PAYMENTS=auto). */
  readonly playsPayer: boolean;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export interface OpenRequest {
  readonly merchant: string;
  readonly orderNo: string;
  readonly amount: string;
  readonly language: string;
  readonly expiresAt: number;
}

export interface Report {
  readonly reference: string;
  readonly orderNo: string;
  readonly state: 'paid' | 'failed';
  readonly amount: string;
}

export interface SandboxProviderService {
  /**
   * Opens a payment and returns the path of its page. Repeated calls for an order return the same path; null if the
   * order belongs to another merchant.
   */
  open(request: OpenRequest): Promise<string | null>;
  find(reference: string): Promise<SandboxPayment | null>;
  /**
   * Records the payer's choice, and sends the webhook if it is due now. Returns false if a choice was recorded before.
   */
  choose(payment: SandboxPayment, choice: PayerChoice): Promise<boolean>;
  /** Returns the outcome of an order; null while it is unpaid. */
  query(merchant: string, orderNo: string): Promise<Report | null>;
  /** Sends all webhooks that are due. */
  tick(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export function createSandboxProviderService({
  db,
  gateway,
  secret,
  playsPayer,
  now,
  onError,
}: SandboxProviderServiceOptions): SandboxProviderService {
  const send = async (payment: SandboxPayment): Promise<boolean> => {
    const report = reportOf(payment);
    if (!report) return true;
    const body = Buffer.from(JSON.stringify(report));
    const response = await fetch(`${gateway()}/pay/notify/${payment.merchant_code}/${SANDBOX_PROVIDER}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...signed(sandboxKey(secret(), payment.merchant_code), body, now()),
      },
      body,
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  };

  const report = async (payment: SandboxPayment) => {
    const again = AGAIN_MS[payment.webhook_attempts];
    if (!(await claimWebhook(db, payment, again === undefined ? null : now() + again))) return;
    // The choice `twice` sends two concurrent webhooks for one payment.
    const times = payment.choice === 'twice' ? 2 : 1;
    const acknowledged = await Promise.all(Array.from({ length: times }, () => send(payment)));
    if (acknowledged.every(Boolean)) await webhookDelivered(db, payment.reference);
  };

  const choose = async (payment: SandboxPayment, choice: PayerChoice): Promise<boolean> => {
    const whole = payment.amount;
    const decisions = {
      pays: { state: 'paid', paid: whole, next_webhook_at: now() },
      twice: { state: 'paid', paid: whole, next_webhook_at: now() },
      less: { state: 'paid', paid: halfOf(whole), next_webhook_at: now() },
      late: { state: 'paid', paid: whole, next_webhook_at: payment.expires_at + LATE_MS },
      fails: { state: 'failed', paid: null, next_webhook_at: now() },
      never: { state: 'waiting', paid: null, next_webhook_at: null },
    } as const;
    if (!(await decide(db, payment.reference, { choice, ...decisions[choice] }))) return false;
    const decided = await findPayment(db, payment.reference);
    // A failed webhook is sent again later.
    if (decided?.next_webhook_at != null && decided.next_webhook_at <= now()) await report(decided).catch(onError);
    return true;
  };

  const tick = async () => {
    for (const payment of await dueNotices(db, now(), BATCH)) await report(payment).catch(onError);
    if (!playsPayer) return;
    for (const payment of await undecided(db, now() - THINKS_MS, BATCH)) await choose(payment, 'pays');
  };

  return {
    async open({ merchant, orderNo, amount, language, expiresAt }) {
      const reference = `SB${randomBytes(12).toString('hex')}`;
      const row = { reference, merchant_code: merchant, order_no: orderNo, amount, language };
      const payment = await openPayment(db, { ...row, expires_at: expiresAt, created_at: now() });
      return payment && `/pay/${payment.reference}`;
    },
    find: reference => findPayment(db, reference),
    choose,
    async query(merchant, orderNo) {
      const payment = await paymentOfOrder(db, merchant, orderNo);
      // A late payment must not be visible before it takes place.
      if (!payment || (payment.choice === 'late' && now() < payment.expires_at + LATE_MS)) return null;
      return reportOf(payment);
    },
    tick,
    ...repeat(EVERY_MS, tick, onError),
  };
}

/** Returns the content of the webhook; null while the payment has no outcome. */
function reportOf({ reference, order_no: orderNo, state, paid, amount }: SandboxPayment): Report | null {
  if (state === 'waiting') return null;
  return { reference, orderNo, state, amount: twoDigits(paid ?? amount) };
}

const twoDigits = (decimal: string) => decimal.replace(/(\.\d\d)\d*$/, '$1');

/** Returns half of an amount, in whole currency units and at least one. */
const halfOf = (decimal: string): string => String(BigInt(decimal.split('.')[0] ?? '0') / 2n || 1n);
