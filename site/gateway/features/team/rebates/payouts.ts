/**
 * Job that pays rebates to agents (TEAM-17), and then contract payouts (TEAM-23). It pays each merchant and day exactly
 * once, shortly after midnight in the merchant's time zone. Correctness does not depend on the leader election: rebates
 * are unique rows, so that crashes and concurrent runs cannot pay twice.
 */
import { shiftDay } from 'lobbykit/domain';
import { dateOf, startOfDay } from '../../../platform/days.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { type Repeated, repeat } from '../../../platform/jobs/scheduler.ts';
import type { Log } from '../../../platform/log.ts';
import { payContracts, type SendMail } from '../../contracts/payouts.ts';
import { type LastPaid, lastPaidDays, notePaidDay, type RebateDay } from './repository.ts';
import { payRebates } from './service.ts';

const MINUTE = 60_000;
/** Delay between midnight and the payout, ms, so that late settlements are included. */
const AFTER_MIDNIGHT_MS = 5 * MINUTE;

/** Records yesterday as paid for a merchant without payouts, so that payouts start with the current day. */
export async function startPayout(db: Database, now: number): Promise<void> {
  for (const { merchant, zone, day } of await lastPaidDays(db)) {
    if (day === null) await notePaidDay(db, merchant, shiftDay(dateOf(now, zone), -1), now);
  }
}

/**
 * Pays all completed days without a payout, oldest first.
 * @param now current time, ms since 1970
 */
export async function payAgents(db: Database, now: () => number): Promise<void> {
  await startPayout(db, now());
  for (const last of await lastPaidDays(db)) {
    for (let day = dayAfter(last, now()); day !== null; day = dayAfter({ ...last, day: day.day }, now())) {
      await payRebates(db, day, now);
      await notePaidDay(db, day.merchant, day.day, now());
    }
  }
}

/** Returns the day after the last paid day; null if its payout is not due yet. */
function dayAfter({ merchant, zone, day }: LastPaid, now: number): RebateDay | null {
  if (day === null) return null;
  // Calculated with calendar dates instead of 24 hours, so that a clock change cannot repeat a day.
  const next = shiftDay(day, 1);
  const [from, until] = [startOfDay(next, zone)!, startOfDay(shiftDay(next, 1), zone)!];
  return now < until + AFTER_MIDNIGHT_MS ? null : { merchant, day: next, from, until };
}

export interface AgentPay extends Repeated {
  /** Pays all due rebates and contract payouts. */
  run(): Promise<void>;
}

/** Creates the job. After `start`, it runs every minute. */
export function createAgentPay(
  db: Database,
  now: () => number,
  log: Pick<Log, 'error'>,
  sendMail?: SendMail,
): AgentPay {
  const run = async () => {
    await payAgents(db, now);
    await payContracts(db, now, sendMail);
  };
  return { run, ...repeat(MINUTE, run, error => log.error({ err: error }, 'agents could not be paid')) };
}
