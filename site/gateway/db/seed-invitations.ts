/** Gives members of an older version the code they invite by. */
import { giveOwnCode } from '../service/invitations.ts';
import { adoptFirstCodes, membersWithoutCode } from '../store/invitations.ts';
import type { Trx } from './schema.ts';

export async function seedInvitations(trx: Trx): Promise<void> {
  await adoptFirstCodes(trx);
  for (const id of await membersWithoutCode(trx)) await giveOwnCode(trx, id);
}
