/** What agents have given to members below; no rules. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** What left a member's cash by transfers on a day of the merchant's zone: decimal text. */
export async function givenOn(db: Database, memberId: number, day: string): Promise<string> {
  const { rows } = await sql<{ debits: string }>`
    select d.debits from ledger_accounts a join daily_account_totals d on d.account_id = a.id
    where a.member_id = ${memberId} and a.kind = 'cash' and d.day = ${day}::date and d.kind = 'transfer'`.execute(db);
  return rows[0]?.debits ?? '0';
}
