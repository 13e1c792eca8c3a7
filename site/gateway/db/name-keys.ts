/** The key by which members are found by name: what `foldName` makes of it, written by the gateway and no longer by the engine. */

import { sql } from 'kysely';
import { foldName } from 'lobbykit/domain';
import type { Trx } from './schema/schema.ts';

/**
 * Gives every member the key of the fold. Where two of one merchant fold to the same, the older has the name in every spelling; the
 * younger keeps a key that no fold can be, and signs in by the name exactly as it was chosen.
 */
export async function keyNames(trx: Trx): Promise<void> {
  await sql`alter table members alter column name_key drop expression`.execute(trx);
  await sql`alter table members alter column name_key set not null`.execute(trx);
  // While keys are exchanged one may be there twice.
  await sql`drop index members_name`.execute(trx);
  const members = await trx
    .selectFrom('members')
    .select(['id', 'merchant_code', 'user_name', 'name_key'])
    .orderBy('id')
    .execute();
  const taken = new Set<string>();
  for (const { id, merchant_code, user_name, name_key } of members) {
    const folded = foldName(user_name);
    const owner = JSON.stringify([merchant_code, folded]);
    // A fold has no large letters.
    const key = taken.has(owner) ? `${folded} ID${id}` : folded;
    taken.add(owner);
    if (key !== name_key) await trx.updateTable('members').set({ name_key: key }).where('id', '=', id).execute();
  }
  await sql`create unique index members_name on members (merchant_code, name_key)`.execute(trx);
  // What was counted is counted by member from now on.
  await trx.deleteFrom('login_brakes').execute();
}
