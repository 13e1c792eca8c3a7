/** Password change by a member (PSW-06): requires the current password, and ends all other sessions (S16). */
import type { changePassword } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import { invalid } from '../../../platform/api-error.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Arriving } from '../../../platform/http/session.ts';
import { type Attempts, memberKey } from '../login/attempts.ts';
import { readMember } from '../members-repository.ts';
import { replaceSessions, type SessionValue } from '../sessions/service.ts';
import type { Passwords } from './hashing.ts';
import { namesOf, requireRule, unchanged, writePassword, wrongOldPassword } from './new-password.ts';
import { isRedeemed } from './temporary-passwords.ts';

export interface PasswordChangeOptions {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly audit: Audit;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export type PasswordChange = (
  caller: Arriving & { readonly memberId: number },
  body: InferOutput<(typeof changePassword)['body']>,
) => Promise<SessionValue>;

/**
 * Changes the password and returns the new session; all other sessions of the member end. Throws ApiError:
 * `input.invalid` for an invalid password, `login.locked` after ten wrong passwords, `password.wrong`,
 * `modify.new.old.same`.
 */
export const createPasswordChange =
  ({ db, passwords, attempts, audit, now }: PasswordChangeOptions): PasswordChange =>
  async ({ memberId, address, device, language }, { oldPassword, newPassword, confirmNewPassword }) => {
    const member = await readMember(db, memberId);
    const of = { merchant: member.merchant_code, memberId, address };
    if (confirmNewPassword !== newPassword) {
      throw invalid('"confirmNewPassword" is not the same as "newPassword"', 'confirmNewPassword');
    }
    await requireRule(db, newPassword, namesOf(member), language);
    // Counted like a login, so that a stolen session cannot be used to guess the password.
    const old = await attempts.guard(memberKey(memberId), async () => {
      const { right } = await passwords.verify(oldPassword, member.password_hash);
      return right || (await isRedeemed(db, memberId, oldPassword)) ? { isOwn: right } : null;
    });
    if (!old) {
      await audit.noteTry({ ...of, kind: 'password-wrong' }, memberKey(memberId));
      throw wrongOldPassword();
    }
    // A member who logged in with a temporary password may not choose the previous permanent password again either.
    const isOwn = !old.isOwn && (await passwords.verify(newPassword, member.password_hash)).right;
    if (newPassword === oldPassword || isOwn) throw unchanged();
    const hash = await passwords.hash(newPassword);
    return db.transaction().execute(async trx => {
      await writePassword(trx, memberId, hash, now());
      const session = await replaceSessions(trx, await readMember(trx, memberId), now(), { address, device });
      await audit.note(trx, { ...of, kind: 'password-changed' });
      return session;
    });
  };
