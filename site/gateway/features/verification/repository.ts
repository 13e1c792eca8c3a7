/** Codes sent to phones (S36). */
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { CodeTable, Purpose } from './tables.ts';

/** What a code belongs to. */
export interface CodeKey {
  readonly purpose: Purpose;
  readonly numberMac: string;
}

/** Keeps a code in place of the one before it, and drops those that ran out. `now`: ms since 1970. */
export async function storeCode(trx: Trx, code: Insertable<CodeTable>, now: number): Promise<void> {
  await trx.deleteFrom('codes').where('expires_at', '<=', now).execute();
  const { code_hmac, attempts_left, expires_at } = code;
  await trx
    .insertInto('codes')
    .values(code)
    .onConflict(conflict =>
      conflict.columns(['purpose', 'number_hmac']).doUpdateSet({ code_hmac, attempts_left, expires_at }),
    )
    .execute();
}

/** Uses up one try and gives the HMAC to compare with; undefined when no code is live or no try is left. */
export async function tryCode(db: Database, { purpose, numberMac }: CodeKey, now: number): Promise<string | undefined> {
  const row = await db
    .updateTable('codes')
    .set(({ eb }) => ({ attempts_left: eb('attempts_left', '-', 1) }))
    .where('purpose', '=', purpose)
    .where('number_hmac', '=', numberMac)
    .where('expires_at', '>', now)
    .where('attempts_left', '>', 0)
    .returning('code_hmac')
    .executeTakeFirst();
  return row?.code_hmac;
}

/** Takes a code away; false when somebody else did so first. */
export async function takeCode(db: Database | Trx, { purpose, numberMac }: CodeKey, codeMac: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('codes')
    .where('purpose', '=', purpose)
    .where('number_hmac', '=', numberMac)
    .where('code_hmac', '=', codeMac)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
