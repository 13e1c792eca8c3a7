/** Codes sent to phones (S36). */
import type { Insertable } from 'kysely';
import type { Database, Trx } from '../../db/schema/schema.ts';
import type { CodeTable, Purpose } from '../../db/schema/secrets.ts';

/** What a code belongs to. */
export interface CodeKey {
  readonly purpose: Purpose;
  readonly numberMac: string;
}

/** Keeps a code in place of the one before it, and drops those that ran out. `now`: ms since 1970. */
export async function keepCode(trx: Trx, code: Insertable<CodeTable>, now: number): Promise<void> {
  await trx.deleteFrom('codes').where('expires_at', '<=', now).execute();
  const { code_mac, tries_left, expires_at } = code;
  await trx
    .insertInto('codes')
    .values(code)
    .onConflict(conflict =>
      conflict.columns(['purpose', 'number_mac']).doUpdateSet({ code_mac, tries_left, expires_at }),
    )
    .execute();
}

/** Uses up one try and gives the HMAC to compare with; undefined when no code is live or no try is left. */
export async function tryCode(db: Database, { purpose, numberMac }: CodeKey, now: number): Promise<string | undefined> {
  const row = await db
    .updateTable('codes')
    .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('purpose', '=', purpose)
    .where('number_mac', '=', numberMac)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning('code_mac')
    .executeTakeFirst();
  return row?.code_mac;
}

/** Takes a code away; false when somebody else did so first. */
export async function takeCode(db: Database | Trx, { purpose, numberMac }: CodeKey, codeMac: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('codes')
    .where('purpose', '=', purpose)
    .where('number_mac', '=', numberMac)
    .where('code_mac', '=', codeMac)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
