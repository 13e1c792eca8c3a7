import { describe, expect, it } from 'vitest';
import { refused } from '../../sdk/api/refusals.ts';
import { accountEn } from '../../sdk/i18n/account-en.ts';
import { en } from '../../sdk/i18n/en.ts';
import { ERROR_CODES } from '../../sdk/wire/error-codes.ts';

const texts: Readonly<Record<string, string>> = { ...en, ...accountEn };
const shown = (code: string, status = 200) => texts[refused({ status, code }, {}).messageKey];

describe('refusals of account calls', () => {
  it.each([
    ['ERR-01', 'session.missing', 'Not logged in, please login first'],
    ['ERR-03', 'member.disabled', 'Sorry, the user does not exist or is disabled'],
    ['ERR-04', 'member.exists', 'Sorry, the username already exists'],
    ['ERR-05', 'session.expired', 'The account has been logged out, please log in again'],
    ['ERR-06', 'code.wrong', 'Verification code error'],
    ['ERR-12', 'referrer.wrong', 'Referrer link error'],
    ['ERR-13', 'member.only', 'Non-member account unable to login'],
    ['ERR-13', 'agent.only', 'Non-agents cannot log in'],
    ['PSW-07', 'modify.new.old.same', 'The new password and the old password cannot be the same'],
  ])('%s %s reads: %s', (_, code, text) => {
    expect(shown(code)).toBe(text);
    // A status says less than the code that comes with it.
    expect(shown(code, 429)).toBe(text);
  });

  it('ERR-14 the texts about members and agents show for their own codes only', () => {
    const codes = Object.values(ERROR_CODES).filter(code => /^Non-/.test(shown(code) ?? ''));
    expect(codes).toEqual(['member.only', 'agent.only']);
  });

  it('every code of the gateway that a visitor can meet has words', () => {
    const without = Object.values(ERROR_CODES).filter(
      code => shown(code) === undefined || shown(code) === en['error.unknown'],
    );
    // Sealing again is the client's own business.
    expect(without).toEqual(['key.unknown']);
  });
});
