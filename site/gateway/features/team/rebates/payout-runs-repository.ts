/** Days whose pay to agents is done; no rules. Days are calendar dates of the merchant's zone. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

export interface LastPaid {
  readonly merchant: string;
  /** IANA name */
  readonly zone: string;
  /** Null for a merchant whose agents were never paid. */
  readonly day: string | null;
}

/** The last day of each merchant that is done. */
export async function lastPaidDays(db: Database): Promise<LastPaid[]> {
  const { rows } = await sql<LastPaid>`
    select m.code as merchant, m.zone, (select max(day) from agent_payout_runs d where d.merchant_code = m.code)::text as day
    from merchants m order by m.code`.execute(db);
  return rows;
}

/** Notes a day as done; who is second changes nothing. @param doneAt ms since 1970 */
export async function notePaidDay(db: Database, merchant: string, day: string, doneAt: number): Promise<void> {
  await db
    .insertInto('agent_payout_runs')
    .values({ merchant_code: merchant, day, completed_at: doneAt })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** The last day of a merchant that is done, and when it was, ms since 1970; null before the first. */
export async function lastPaidDay(
  db: Database,
  merchant: string,
): Promise<{ readonly day: string; readonly doneAt: number } | null> {
  const { rows } = await sql<{ day: string; doneAt: number }>`
    select day::text as day, completed_at as "doneAt" from agent_payout_runs where merchant_code = ${merchant}
    order by 1 desc limit 1`.execute(db);
  return rows[0] ?? null;
}
