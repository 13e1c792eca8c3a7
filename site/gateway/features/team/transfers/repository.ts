/** Queries of agents' transfers to the downline. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** Returns the sum of a member's outgoing transfers on a day in the merchant's time zone: decimal text. */
export async function sumTransfersOut(db: Database, memberId: number, day: string): Promise<string> {
  const { rows } = await sql<{ debits: string }>`
    select d.debits from ledger_accounts a join daily_account_totals d on d.account_id = a.id
    where a.member_id = ${memberId} and a.kind = 'cash' and d.day = ${day}::date and d.kind = 'transfer'`.execute(db);
  return rows[0]?.debits ?? '0';
}
