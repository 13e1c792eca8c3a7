/** What an operator has switched off is off for direct calls too (S2). */
import { ERROR_CODES } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { Refusal } from '../http/reply.ts';
import { readFlagRows } from '../store/operator.ts';

/** Throws Refusal 403 unless the flag of this name is on. */
export async function requireFlag(db: Database, flag: string): Promise<void> {
  const flags = await readFlagRows(db);
  if (flags.some(({ name, is_on }) => name === flag && is_on)) return;
  throw new Refusal(403, ERROR_CODES.permissionDenied, `This is switched off by the flag ${flag}.`);
}
