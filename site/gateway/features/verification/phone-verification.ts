/** Verification of a member by phone: a code sent to it, or a provider's token (LOGIN-14, LOGIN-15, S36, S45). */
import { parseDialingCode, parseMobile } from 'lobbykit/domain';
import type { Database, Member } from '../../platform/db/schema.ts';
import { findByMobile } from '../account/members-repository.ts';
import type { Codes } from './codes.ts';
import type { Providers } from './providers.ts';
import type { Purpose } from './tables.ts';

/** A member and the matching number. */
export interface PhoneOwner {
  readonly member: Member;
  readonly number: { readonly dialingCode: string; readonly mobile: string };
}

/** Returns the member with the entered phone number; null if no member has the number. */
export async function findPhoneOwner(db: Database, merchant: string, text: string): Promise<PhoneOwner | null> {
  const parsed = parseMobile(text);
  const member = parsed === null ? null : await findByMobile(db, merchant, parsed);
  if (!member?.dialing_code) return null;
  // The leading zero can be interpreted only when the country is known.
  const mobile = parseMobile(text, member.dialing_code);
  return mobile === null ? null : { member, number: { dialingCode: member.dialing_code, mobile } };
}

export interface PhoneVerifications {
  /** Returns the member of this number and code, else null. Consumes the code. */
  byCode(
    claim: { readonly mobile: string; readonly code: string; readonly purpose: Purpose },
    merchant: string,
  ): Promise<Member | null>;
  /**
   * Returns the member of the number that the provider's token verifies, else null, also without a configured provider.
   */
  byProvider(
    claim: { readonly mobile: string; readonly idToken: string; readonly dialingCode?: string },
    merchant: string,
  ): Promise<Member | null>;
}

export const createPhoneVerifications = (db: Database, codes: Codes, { phone }: Providers): PhoneVerifications => ({
  async byCode({ mobile, code, purpose }, merchant) {
    const owner = await findPhoneOwner(db, merchant, mobile);
    if (!owner) return null;
    return (await codes.redeem({ purpose, number: owner.number, code })) ? owner.member : null;
  },
  async byProvider({ mobile, idToken, dialingCode }, merchant) {
    const owner = await findPhoneOwner(db, merchant, mobile);
    const proven = await phone?.verify(idToken);
    if (!owner || !proven) return null;
    const { number } = owner;
    // A provider verifies a number with its country; equal digits in another country belong to another person.
    const isSame = proven.mobileNum === number.mobile && proven.countryDialingCode === number.dialingCode;
    const hasSameDialingCode = dialingCode === undefined || parseDialingCode(dialingCode) === number.dialingCode;
    return isSame && hasSameDialingCode ? owner.member : null;
  },
});
