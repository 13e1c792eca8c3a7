/**
 * Flags of calls without a session, which their services check (S2). Calls of members have theirs in `platform/http/flags.ts`.
 */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/schema.ts';
import { isFlagOn } from './operator-repository.ts';

/** Throws ApiError `permission.denied` unless the merchant has the flag of this name on. */
export async function requireFlag(db: Database, flag: string, merchant: string): Promise<void> {
  if (await isFlagOn(db, flag, merchant)) return;
  throw new ApiError(ERROR_CODES.permissionDenied, `This is switched off by the flag ${flag}.`);
}
