/** Invitation code of a member (FRAME-12, REG-07). */
import { randomInt } from 'node:crypto';
import type { Database } from '../../../platform/db/schema.ts';
import { addOwnCode } from './invitations-repository.ts';

/** Without ambiguous characters. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** 31^8 codes: half a million members use a millionth of them. */
const LENGTH = 8;

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Assigns a unique code to a member without one. Runs in the caller's transaction. */
export async function assignOwnCode(db: Database, memberId: number): Promise<void> {
  while ((await addOwnCode(db, memberId, newCode())) === 'taken');
}
