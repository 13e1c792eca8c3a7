/**
 * Temporary passwords from mails: valid for one login within 15 minutes, after which the member must choose a new
 * password (LOGIN-18). The permanent password stays valid, so that a recovery requested by another person does not lock
 * the member out.
 */
import { createHash, randomInt } from 'node:crypto';
import type { Database, Member } from '../../../platform/db/schema.ts';
import { setFirstLogin } from '../members-repository.ts';
import { storeTemporaryPassword, useTemporary, wasUsed } from './temporary-passwords-repository.ts';

export const TEMPORARY_TTL_MS = 15 * 60_000;
const LENGTH = 12;
/** Letters and digits without characters that are easily confused, such as l and 1. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Creates a temporary password, which replaces the member's previous one. `now`: ms since 1970. */
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

/**
 * Consumes a temporary password and returns its member, who must choose a new one; null if the password does not match.
 */
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
 * Returns whether the member logged in with this temporary password. If so, a password change accepts it as the current
 * one.
 */
export const isRedeemed = (db: Database, memberId: number, password: string): Promise<boolean> =>
  wasUsed(db, memberId, hash(password));

/** A fast hash suffices, because a temporary password has 70 random bits. */
const hash = (password: string) => createHash('sha256').update(password).digest('hex');
