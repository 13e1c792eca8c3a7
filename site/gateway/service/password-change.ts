/** A member chooses a new password (PSW-06): the old one is asked for, and every other session ends (S16). */
import { type changePassword, ERROR_CODES } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/schema.ts';
import { invalid } from '../http/input.ts';
import { Refusal } from '../http/reply.ts';
import { readMember } from '../store/members.ts';
import { forgetTries, takeTry } from '../store/tries.ts';
import { requireRule, unchanged, writePassword, wrongOldPassword } from './new-password.ts';
import type { Passwords } from './passwords.ts';
import { replaceSessions, type SessionValue } from './sessions.ts';
import { isRedeemed } from './temporary-passwords.ts';

/** Who holds a session may not go on guessing the password that belongs to it. */
const TRIES = 10;
const TRIES_PER_MS = 15 * 60_000;

export interface PasswordChangeOptions {
  readonly db: Database;
  readonly passwords: Passwords;
  /** ms since 1970 */
  readonly now: () => number;
}

export type PasswordChange = (
  memberId: number,
  token: string,
  body: InferOutput<(typeof changePassword)['body']>,
) => Promise<SessionValue>;

/**
 * Gives the session that takes the place of all others. Throws Refusal: 400 for what the rules do not admit, 429 after ten
 * tries, `password.wrong`, `modify.new.old.same`.
 */
export const createPasswordChange =
  ({ db, passwords, now }: PasswordChangeOptions): PasswordChange =>
  async (memberId, token, { oldPassword, newPassword, confirmNewPassword }) => {
    const member = await readMember(db, memberId);
    if (confirmNewPassword !== newPassword) {
      throw invalid('"confirmNewPassword" is not the same as "newPassword"', 'confirmNewPassword');
    }
    await requireRule(db, newPassword);
    const bucket = `old password ${memberId}`;
    const wait = await takeTry(db, { bucket, most: TRIES, perMs: TRIES_PER_MS }, now());
    if (wait > 0) {
      throw new Refusal(429, ERROR_CODES.loginLocked, 'The old password was tried too often; try again later.', {
        'Retry-After': String(Math.ceil(wait / 1_000)),
      });
    }
    const { right } = await passwords.verify(oldPassword, member.password_hash);
    if (!right && !(await isRedeemed(db, memberId, oldPassword))) throw wrongOldPassword();
    // Behind a password from a mail stands the member's own, which is no new one either.
    const isOwn = !right && (await passwords.verify(newPassword, member.password_hash)).right;
    if (newPassword === oldPassword || isOwn) throw unchanged();
    const hash = await passwords.hash(newPassword);
    return db.transaction().execute(async trx => {
      await writePassword(trx, memberId, hash);
      await forgetTries(trx, bucket);
      return replaceSessions(trx, await readMember(trx, memberId), token, now());
    });
  };
