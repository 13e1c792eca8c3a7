/**
 * Passwords from mails: good for one login within 15 minutes, after which the member chooses a new one (LOGIN-18). The member's own
 * stays as it is, so that nobody is locked out by a recovery somebody else asked for.
 */
import { createHash, randomInt } from 'node:crypto';
import type { Database, Member } from '../../../platform/db/schema.ts';
import { setFirstLogin } from '../members-repository.ts';
import { storeTemporaryPassword, useTemporary, wasUsed } from './temporary-passwords-repository.ts';

export const TEMPORARY_TTL_MS = 15 * 60_000;
const LENGTH = 12;
/** Without letters and digits that are mistaken for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Makes one in place of the one before it. `now`: ms since 1970. */
export async function createTemporary(db: Database, memberId: number, now: number): Promise<string> {
  const password = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  await storeTemporaryPassword(db, {
    member_id: memberId,
    password_hash: hash(password),
    expires_at: now + TEMPORARY_TTL_MS,
    used_at: null,
  });
  return password;
}

/** The member, who has to choose a new password now, when this is the temporary one; it is used up. Else null. */
export async function redeemTemporary(
  db: Database,
  memberId: number,
  password: string,
  now: number,
): Promise<Member | null> {
  return db
    .transaction()
    .execute(async trx =>
      (await useTemporary(trx, memberId, hash(password), now)) ? setFirstLogin(trx, memberId) : null,
    );
}

/** Did the member log in with this temporary password? Then it stands for the old one when a new one is chosen. */
export const isRedeemed = (db: Database, memberId: number, password: string): Promise<boolean> =>
  wasUsed(db, memberId, hash(password));

/** 70 random bits: a slow hash would guard nothing. */
const hash = (password: string) => createHash('sha256').update(password).digest('hex');
