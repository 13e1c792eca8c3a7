/** Invitation code of a member (FRAME-12, REG-07). */
import { randomInt } from 'node:crypto';
import type { Database } from '../../../platform/db/schema.ts';
import { addOwnCode } from './invitations-repository.ts';

/** Letters and digits without characters that are easily confused, such as I and 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** There are 31^8 codes, a million times as many as half a million members need. */
const LENGTH = 8;

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Assigns a unique invitation code to a member who has none. Runs in the caller's transaction. */
export async function assignOwnCode(db: Database, memberId: number): Promise<void> {
  while ((await addOwnCode(db, memberId, newCode())) === 'taken');
}
