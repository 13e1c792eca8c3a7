/** The login's password as proof of a member who is logged in: a stolen session alone changes nothing that keeps an account safe. */
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, rejectField } from '../../platform/api-error.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { CallerMember } from '../../platform/http/session.ts';
import { localize } from '../../platform/localized-text.ts';
import { type Attempts, memberKey } from '../account/login/attempts.ts';
import { readMember } from '../account/members-repository.ts';
import type { Passwords } from '../account/passwords/hashing.ts';

export interface LoginVerificationOptions {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly audit: Audit;
}

/** For members of a form without the field of the password. */
const NO_PASSWORD: LocalizedText = {
  EN: 'You have no password yet. Log out and set one by “Forgot password?” with your phone number.',
  VI: 'Bạn chưa có mật khẩu. Hãy đăng xuất và đặt mật khẩu qua “Quên mật khẩu?” bằng số điện thoại.',
  PT: 'Você ainda não tem senha. Saia e crie uma em “Esqueceu a senha?” com seu celular.',
};

/**
 * Throws ApiError `password.wrong`, `login.locked` after ten wrong ones, or `input.invalid` for a member who has none. A temporary one that
 * was mailed does not do, since anybody who reads the mails has it.
 */
export type LoginVerification = (asker: CallerMember, password: string) => Promise<void>;

export const createLoginVerification =
  ({ db, passwords, attempts, audit }: LoginVerificationOptions): LoginVerification =>
  async ({ memberId, merchant, address, language }, password) => {
    const { password_hash } = await readMember(db, memberId);
    if (password_hash === null) {
      const fields = { password: localize(NO_PASSWORD, language) };
      throw new ApiError(ERROR_CODES.inputInvalid, 'The member has no password yet.', { value: { fields } });
    }
    const proven = await attempts.guard(memberKey(memberId), async () =>
      (await passwords.verify(password, password_hash)).right ? true : null,
    );
    if (proven) return;
    await audit.noteTry({ kind: 'password-wrong', merchant, memberId, address }, memberKey(memberId));
    throw rejectField(ERROR_CODES.passwordWrong, 'password', 'The password is wrong.');
  };
