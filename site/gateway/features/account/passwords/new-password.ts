/** Rules for passwords that members choose, and the steps after a password change (PSW-10, S16). */
import { checkNewPassword, type FieldError, type RuleSettings, ruleOf } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, rejectField } from '../../../platform/api-error.ts';
import type { LocalizedText } from '../../../platform/db/columns.ts';
import type { Database, Member, Trx } from '../../../platform/db/schema.ts';
import { localize } from '../../../platform/localized-text.ts';
import { removeContactChange } from '../../security/contact-changes-repository.ts';
import { setPassword } from '../members-repository.ts';
import { isRight } from '../registration/patterns.ts';
import { readRules } from '../registration/repository.ts';
import { removeTemporary } from './temporary-passwords-repository.ts';

/** Error texts of the password rules, for API clients that do not validate passwords themselves. */
const TEXTS: Readonly<Record<string, LocalizedText>> = {
  'field.password-length': {
    EN: 'Use {{min}} to {{max}} characters.',
    VI: 'Dùng từ {{min}} đến {{max}} ký tự.',
    PT: 'Use de {{min}} a {{max}} caracteres.',
  },
  'field.password-common': {
    EN: 'Too easy to guess. Choose a less common password.',
    VI: 'Quá dễ đoán. Hãy chọn mật khẩu ít phổ biến hơn.',
    PT: 'Fácil demais de adivinhar. Escolha uma senha menos comum.',
  },
  'field.password-name': {
    EN: 'Too close to your username or number. Choose another password.',
    VI: 'Quá giống tên đăng nhập hoặc số điện thoại. Hãy chọn mật khẩu khác.',
    PT: 'Parecida demais com seu usuário ou número. Escolha outra senha.',
  },
};
const ANY_OTHER: LocalizedText = {
  EN: 'This password can’t be used here. Choose another one.',
  VI: 'Không dùng được mật khẩu này. Hãy chọn mật khẩu khác.',
  PT: 'Esta senha não pode ser usada aqui. Escolha outra.',
};

/** Returns the text of a password error in a supported language, else in English. */
export function passwordTexts({ key, params = {} }: FieldError, language: string): string {
  const ruleTexts = TEXTS[key] ?? ANY_OTHER;
  return localize(ruleTexts, language).replace(/{{(\w+)}}/g, (_, name) => String(params[name] ?? ''));
}

/** Returns the operator's rules for account forms in the format of `lobbykit/domain`, without their error texts. */
export async function readRuleSettings(db: Database): Promise<RuleSettings> {
  const rules = await readRules(db);
  return new Map(
    rules.map(({ name, pattern, min_length, max_length, optional }) => [
      name,
      { pattern, message: '', minLength: min_length, maxLength: max_length, optional },
    ]),
  );
}

/**
 * Validates a new password, which must not equal any of `names`. Throws ApiError `input.invalid` with a text in
 * `language`.
 */
export async function requireRule(
  db: Database,
  newPassword: string,
  names: readonly string[],
  language: string,
): Promise<void> {
  const rules = await readRuleSettings(db);
  const unfit = { key: 'field.password' };
  const wrong =
    newPassword === ''
      ? unfit
      : (checkNewPassword(newPassword, { names, rules }) ??
        ((await isRight(ruleOf('password', rules).pattern, newPassword)) ? null : unfit));
  if (!wrong) return;
  throw new ApiError(ERROR_CODES.inputInvalid, '"newPassword" violates the rule "password".', {
    value: { fields: { newPassword: passwordTexts(wrong, language) } },
  });
}

/** Returns the names that a member can log in with; they are not allowed as the password. */
export const namesOf = ({ user_name, mobile }: Pick<Member, 'user_name' | 'mobile'>): readonly string[] => [
  user_name,
  ...(mobile ? [mobile] : []),
];

/**
 * Stores the hash of a password that the member chose at `now`, ms since 1970. Cancels pending contact changes, which
 * an attacker with the previous password may have requested (SAFE-02).
 */
export async function writePassword(trx: Trx, memberId: number, hash: string, now: number): Promise<void> {
  await setPassword(trx, memberId, hash, now);
  await removeTemporary(trx, memberId);
  await removeContactChange(trx, memberId);
}

/** Creates the error of a new password that equals the current password (FORGOT-22, GW-06, PSW-07). */
export const unchanged = () =>
  rejectField(ERROR_CODES.passwordUnchanged, 'newPassword', 'Your new password must be different from the old one.');
export const wrongOldPassword = () =>
  rejectField(ERROR_CODES.passwordWrong, 'oldPassword', 'The old password is wrong.');
/** Creates the error of a wrong or expired verification code (ERR-06). */
export const wrongCode = () => rejectField(ERROR_CODES.codeWrong, 'verificationCode', 'The code is wrong or over.');
