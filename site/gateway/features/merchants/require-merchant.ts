/** Check of the merchant that a command names. */

import { CommandError } from '../../platform/cli/command.ts';
import type { Database } from '../../platform/db/schema.ts';
import { hasMerchant } from './merchants-repository.ts';

/** Throws CommandError if the merchant does not exist. */
export async function requireMerchant(db: Database, code: string): Promise<void> {
  if (await hasMerchant(db, code)) return;
  throw new CommandError(`No merchant has the code "${code}"; "origin list" shows them.`);
}
