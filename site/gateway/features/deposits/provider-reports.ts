/** Applies payment reports from providers (webhooks or polls) to deposits (PAY-08, PAY-09). */
import { toUnits } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { type Deposit, lockDeposit } from './orders-repository.ts';
import type { PaymentReport } from './provider.ts';
import { pay, step } from './transitions.ts';
import { insertWebhookEvent, markUnclaimed } from './webhooks-repository.ts';

export interface Reported {
  readonly provider: string;
  readonly merchant: string;
  readonly report: PaymentReport;
  /** Current time, ms since 1970. */
  readonly now: number;
}

/**
 * `again`: the report was applied before. `unclaimed`: no deposit can accept the money, so the back office must review
 * it.
 */
export type ReportOutcome = 'done' | 'again' | 'unclaimed';

/** Applies a report. Idempotent; reports may arrive in any order. */
export const takeReport = (db: Database, reported: Reported): Promise<ReportOutcome> =>
  db.transaction().execute(async trx => {
    const { provider, merchant, report, now } = reported;
    const { reference, orderNo, state, amount } = report;
    const row = { provider, reference, state, merchant_code: merchant, order_no: orderNo, amount, received_at: now };
    if (!(await insertWebhookEvent(trx, { ...row, outcome: 'done' }))) return 'again';
    const deposit = await lockDeposit(trx, orderNo);
    const at = await timeOf(trx);
    const isOurs = deposit?.merchant_code === merchant && deposit.provider === provider;
    const isApplied = isOurs && (await apply(trx, deposit, report, at));
    if (isApplied || state === 'failed') return 'done';
    await markUnclaimed(trx, row);
    return 'unclaimed';
  });

/**
 * Applies a report to its deposit; returns false if the deposit cannot accept the money.
 * @param now time of the database, ms since 1970
 */
async function apply(trx: Trx, deposit: Deposit, report: PaymentReport, now: number): Promise<boolean> {
  const { state, amount: received, reference: provider_ref } = report;
  const by = { now, actor: 'provider' };
  const isWaiting = deposit.state === 'created' || deposit.state === 'pending';
  if (state === 'failed') {
    if (isWaiting) await step(trx, deposit, 'failed', by, { reason: 'provider' });
    return true;
  }
  const isRight = toUnits(received) === toUnits(deposit.amount);
  if (isWaiting && isRight && now <= deposit.expires_at) {
    await pay(trx, deposit, received, by, { provider_ref });
    return true;
  }
  if (isWaiting || deposit.state === 'failed' || deposit.state === 'expired' || deposit.state === 'cancelled') {
    await step(trx, deposit, 'review', by, { reason: isRight ? 'late' : 'amount', received, provider_ref });
    return true;
  }
  return deposit.provider_ref === provider_ref;
}
