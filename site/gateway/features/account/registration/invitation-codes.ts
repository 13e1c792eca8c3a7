/** The code by which a member invites others (FRAME-12, REG-07). */
import { randomInt } from 'node:crypto';
import type { Database } from '../../../platform/db/schema.ts';
import { addOwnCode } from './invitations-repository.ts';

/** Without what is easily taken for something else. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** 31 to the power of 8: half a million members use up a millionth of them. */
const LENGTH = 8;

const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Gives a member a code nobody has, unless it has one. Takes part in the caller's transaction. */
export async function giveOwnCode(db: Database, memberId: number): Promise<void> {
  while ((await addOwnCode(db, memberId, newCode())) === 'taken');
}
