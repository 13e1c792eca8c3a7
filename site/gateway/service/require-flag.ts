/** What an operator has switched off is off for direct calls too (S2). */
import { ERROR_CODES } from 'lobbykit/wire';
import type { Database } from '../db/schema/schema.ts';
import { readFlagRows } from '../store/operator/operator.ts';
import { Refusal } from './refusal.ts';

/** Throws Refusal `permission.denied` unless the merchant has the flag of this name on. */
export async function requireFlag(db: Database, flag: string, merchant: string): Promise<void> {
  const flags = await readFlagRows(db, merchant);
  if (flags.some(({ name, is_on }) => name === flag && is_on)) return;
  throw new Refusal(ERROR_CODES.permissionDenied, `This is switched off by the flag ${flag}.`);
}
