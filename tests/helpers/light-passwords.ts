/** Fast password hashes for test gateways, because tests log in hundreds of times. Other tests check the real cost. */

import { createPasswords } from '../../site/gateway/features/account/passwords/hashing.ts';
import type { Database } from '../../site/gateway/platform/db/schema.ts';

/** Cost of the hashes of test gateways. */
export const LIGHT_COST = { ln: 10, r: 8, p: 1 };

/** Password of all seeded accounts. */
const SEEDED = 'Lobby-2026';

/** Replaces the password hashes of all accounts of a new sandbox with a fast hash of the same password. */
export async function lightenPasswords(db: Database): Promise<void> {
  const password_hash = await createPasswords(LIGHT_COST).hash(SEEDED);
  await db.updateTable('members').set({ password_hash }).where('password_hash', 'is not', null).execute();
}
