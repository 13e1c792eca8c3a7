/**
 * Temporary passwords from mails: valid for one login within 15 minutes, after which the member chooses a new one
 * (LOGIN-18). The permanent password stays valid, so a recovery requested by someone else locks nobody out.
 */
import { createHash, randomInt } from 'node:crypto';
import type { Database, Member } from '../../../platform/db/schema.ts';
import { setFirstLogin } from '../members-repository.ts';
import { storeTemporaryPassword, useTemporary, wasUsed } from './temporary-passwords-repository.ts';

export const TEMPORARY_TTL_MS = 15 * 60_000;
const LENGTH = 12;
/** Without ambiguous characters. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Creates a temporary password in place of the previous one. `now`: ms since 1970. */
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

/** Consumes the temporary password and returns the member, who must choose a new one; null if it does not match. */
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

/**
 * Returns whether the member logged in with this temporary password, which then counts as the current one for a change.
 */
export const isRedeemed = (db: Database, memberId: number, password: string): Promise<boolean> =>
  wasUsed(db, memberId, hash(password));

/** 70 random bits make a slow hash unnecessary. */
const hash = (password: string) => createHash('sha256').update(password).digest('hex');
