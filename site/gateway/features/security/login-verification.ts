/**
 * Verifies a logged-in member by the login password, so that a stolen session alone cannot change security settings.
 */
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

/** Error text for members without a password, who registered with a form without a password field. */
const NO_PASSWORD: LocalizedText = {
  EN: 'You have no password yet. Log out and set one by “Forgot password?” with your phone number.',
  VI: 'Bạn chưa có mật khẩu. Hãy đăng xuất và đặt mật khẩu qua “Quên mật khẩu?” bằng số điện thoại.',
  PT: 'Você ainda não tem senha. Saia e crie uma em “Esqueceu a senha?” com seu celular.',
};

/**
 * Verifies the login password. Throws ApiError `password.wrong`, `login.locked` after ten failures, or `input.invalid`
 * for a member without a password. Temporary passwords are rejected, because everyone with access to the mailbox knows
 * them.
 */
export type LoginVerification = (caller: CallerMember, password: string) => Promise<void>;

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
