/**
 * The job that pays agents their rebates (TEAM-17), and after them what contracts give (TEAM-23): once for each merchant and day, a while after midnight of the merchant's zone. One
 * of several gateways does it, which only saves work: rebates are unique by their rows, so that a day that was broken off, or that two
 * gateways do at once, is paid once.
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
/** What was settled just before midnight is in the database by then. */
const AFTER_MIDNIGHT_MS = 5 * MINUTE;

/** Where agents were never paid, notes yesterday as paid: the first day that is paid is the present one, not one before this job. */
export async function startPayout(db: Database, now: number): Promise<void> {
  for (const { merchant, zone, day } of await lastPaidDays(db)) {
    if (day === null) await notePaidDay(db, merchant, shiftDay(dateOf(now, zone), -1), now);
  }
}

/** Payouts all days that are over and were not paid, the oldest first. @param now ms since 1970 */
export async function payAgents(db: Database, now: () => number): Promise<void> {
  await startPayout(db, now());
  for (const last of await lastPaidDays(db)) {
    for (let day = dayAfter(last, now()); day !== null; day = dayAfter({ ...last, day: day.day }, now())) {
      await payRebates(db, day, now);
      await notePaidDay(db, day.merchant, day.day, now());
    }
  }
}

/** The day after the last one that is done; null while it is not over for long enough. */
function dayAfter({ merchant, zone, day }: LastPaid, now: number): RebateDay | null {
  if (day === null) return null;
  // The date counts on, not the clock, so that each call is a day closer to the end.
  const next = shiftDay(day, 1);
  const [from, until] = [startOfDay(next, zone)!, startOfDay(shiftDay(next, 1), zone)!];
  return now < until + AFTER_MIDNIGHT_MS ? null : { merchant, day: next, from, until };
}

export interface AgentPay extends Repeated {
  /** Payouts what is due. */
  run(): Promise<void>;
}

/** Looks each minute from `start` on. */
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
