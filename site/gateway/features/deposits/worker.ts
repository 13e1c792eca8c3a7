/**
 * Background worker for deposits: expiry, polls of providers, completed wagering requirements, and the automatic back
 * office of a sandbox (PAY-09, PAY-13, PAY-15). Several gateways may run it concurrently, because `update ... where
 * state =` changes each state only once.
 */

import type { Database } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { repeat } from '../../platform/jobs/scheduler.ts';
import type { Log } from '../../platform/log.ts';
import { settleWagering } from '../bonuses/wagering.ts';
import { settleByOperator } from './back-office.ts';
import { type Deposit, dueForPoll, dueToExpire, moveDeposit, pendingReview, pollLater } from './orders-repository.ts';
import type { PaymentProviders } from './provider.ts';
import { takeReport } from './provider-reports.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Maximum age of an order with an unknown result that is still polled, ms. */
const POLL_PERIOD_MS = 72 * HOUR;
/** Maximum deposits per query. */
const BATCH = 100;
/** Interval between runs, ms. */
const EVERY_MS = 2_000;
/** Delay of the sandbox's automatic approval, ms. */
const AUTO_REPLY_MS = 5_000;

export interface DepositWorkerOptions {
  readonly db: Database;
  readonly providers: PaymentProviders;
  /** True approves deposits automatically (SANDBOX_PAYMENTS=auto). */
  readonly operatesBackOffice: boolean;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly log: Pick<Log, 'error'>;
}

export interface DepositWorker {
  /** Processes all due deposits now. */
  tick(): Promise<void>;
  /** Starts processing at an interval. */
  start(): void;
  /** Stops the interval and waits until the current run has finished. */
  stop(): Promise<void>;
}

/** Delay until the next poll: one minute at first, doubled after each poll up to one hour. */
const pollDelayMs = (pollCount: number) => Math.min(HOUR, MINUTE * 2 ** Math.min(pollCount, 6));

export function createDepositWorker({
  db,
  providers,
  operatesBackOffice,
  now,
  log,
}: DepositWorkerOptions): DepositWorker {
  const onError = (error: unknown) => log.error({ err: error }, 'a deposit could not be looked after');
  const expire = async () => {
    for (const { id, state, expires_at } of await dueToExpire(db, now(), BATCH)) {
      await db.transaction().execute(async trx => {
        const at = await timeOf(trx);
        // Checked with the database's clock, so that a gateway with a fast clock expires no order early.
        if (at >= expires_at) await moveDeposit(trx, id, { from: state, to: 'expired', at, actor: 'clock' });
      });
    }
  };

  const poll = async (deposit: Deposit) => {
    const { merchant_code: merchant, order_no: orderNo, poll_count } = deposit;
    const provider = providers.get(deposit.provider ?? '');
    // Set before the poll, so that no other gateway polls the same order concurrently.
    await pollLater(db, deposit.id, now() + pollDelayMs(poll_count));
    if (!provider) return;
    const report = await provider.query({ merchant, orderNo });
    if (report) await takeReport(db, { provider: provider.name, merchant, report, now: now() });
  };

  const operateBackOffice = async () => {
    for (const deposit of await pendingReview(db, now() - AUTO_REPLY_MS, BATCH)) await settleByOperator(db, deposit);
  };

  const tick = async () => {
    // A failed poll of one deposit must not delay the polls of other deposits.
    for (const deposit of await dueForPoll(db, now(), now() - POLL_PERIOD_MS, BATCH))
      await poll(deposit).catch(onError);
    await expire();
    await settleWagering(db);
    if (operatesBackOffice) await operateBackOffice();
  };

  return {
    tick,
    ...repeat(EVERY_MS, tick, onError),
  };
}
