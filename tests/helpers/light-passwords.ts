/** Passwords of tests, which log in hundreds of times; how slow a hash has to be where it counts is tested by itself. */

import { createPasswords } from '../../site/gateway/features/account/passwords/hashing.ts';
import type { Database } from '../../site/gateway/platform/db/schema.ts';

/** Effort of hashes that gateways of tests make. */
export const LIGHT_COST = { ln: 10, r: 8, p: 1 };

/** The password of all seeded accounts. */
const SEEDED = 'Lobby-2026';

/** Gives all accounts of a new sandbox their password by a hash that is proved at once. */
export async function lightenPasswords(db: Database): Promise<void> {
  const password_hash = await createPasswords(LIGHT_COST).hash(SEEDED);
  await db.updateTable('members').set({ password_hash }).where('password_hash', 'is not', null).execute();
}
