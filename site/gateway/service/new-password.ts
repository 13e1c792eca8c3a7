/** What holds for every password a member chooses, and what else ends with the old one (PSW-10, S16). */
import { checkRule, ruleOf } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import type { Database, Trx } from '../db/schema.ts';
import { invalid } from '../http/input.ts';
import { refuseField } from '../http/reply.ts';
import { setPassword } from '../store/members.ts';
import { readRules } from '../store/operator.ts';
import { removeTemporary } from '../store/temporary-passwords.ts';
import { isRight } from './patterns.ts';

/** Throws Refusal 400 for a password the rule `password` does not admit. */
export async function requireRule(db: Database, password: string): Promise<void> {
  const rules = await readRules(db);
  const settings = new Map(
    rules.map(({ name, pattern, min_length, max_length, optional }) => [
      name,
      { pattern, message: '', minLength: min_length, maxLength: max_length, optional },
    ]),
  );
  const rule = { ...ruleOf('password', settings), optional: false };
  if (checkRule(rule, password) || !(await isRight(rule.pattern, password))) {
    throw invalid('"newPassword" is not as the rule "password" wants it', 'newPassword');
  }
}

/** Writes the hash of a password the member chose. */
export async function writePassword(trx: Trx, memberId: number, hash: string): Promise<void> {
  await setPassword(trx, memberId, hash);
  await removeTemporary(trx, memberId);
}

/** FORGOT-22, GW-06, PSW-07 */
export const unchanged = () =>
  refuseField(ERROR_CODES.passwordUnchanged, 'newPassword', 'Your new password must be different from the old one.');
export const wrongOldPassword = () =>
  refuseField(ERROR_CODES.passwordWrong, 'oldPassword', 'The old password is wrong.');
/** ERR-06 */
export const wrongCode = () => refuseField(ERROR_CODES.codeWrong, 'verificationCode', 'The code is wrong or over.');
