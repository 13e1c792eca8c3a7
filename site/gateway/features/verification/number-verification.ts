/**
 * Verifies a phone number at registration, by a code of the gateway or by the token of an external provider that has
 * sent its own code (REG-19).
 */
import { parseDialingCode, parseMobile } from 'lobbykit/domain';
import { ApiError, invalid } from '../../platform/api-error.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { wrongCode } from '../account/passwords/new-password.ts';
import type { PhoneNumber } from '../account/phone-numbers.ts';
import type { RegistrationBody } from '../account/registration/form.ts';
import type { Codes } from './codes.ts';
import type { Providers } from './providers.ts';

export interface VerifiedNumber extends PhoneNumber {
  /**
   * Consumes the verification in the transaction of the registration. Throws ApiError `code.wrong` if a concurrent call
   * has consumed it.
   */
  spend(trx: Trx): Promise<void>;
}

/**
 * Creates the verification. `check` throws ApiError `input.invalid` for an invalid number, `code.wrong` for a wrong
 * code (ERR-06), and `provider.missing` for a token without a configured provider.
 */
export const createNumberVerification = (codes: Pick<Codes, 'check' | 'spend'>, phone: Providers['phone']) => ({
  async check(body: RegistrationBody): Promise<VerifiedNumber> {
    const dialingCode = parseDialingCode(body.countryDialingCode ?? '');
    if (dialingCode === null) throw invalid('"countryDialingCode" is wrong; allowed are digits', 'countryDialingCode');
    const mobile = parseMobile(body.mobileNum ?? '', dialingCode);
    if (mobile === null) throw invalid('"mobileNum" is wrong; allowed are 4 to 15 digits', 'mobileNum');
    const number = { dialingCode, mobile };
    if (body.firebaseIdToken) {
      await checkToken(phone, body.firebaseIdToken, number);
      return { ...number, spend: async () => {} };
    }
    const claim = { purpose: 'registration', number, code: body.verificationCode ?? '' } as const;
    if (!(await codes.check(claim))) throw wrongCode();
    return {
      ...number,
      spend: async trx => {
        if (!(await codes.spend(trx, claim))) throw wrongCode();
      },
    };
  },
});

async function checkToken(phone: Providers['phone'], token: string, number: PhoneNumber): Promise<void> {
  if (!phone) throw new ApiError('provider.missing', 'This gateway has no provider of phone login.');
  const proven = await phone.verify(token);
  if (proven?.mobileNum !== number.mobile || proven.countryDialingCode !== number.dialingCode) throw wrongCode();
}
