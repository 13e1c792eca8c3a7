/**
 * Verifies a member by phone: with a code sent to the phone, or with a token of an external provider (LOGIN-14,
 * LOGIN-15, S36, S45).
 */
import { parseDialingCode, parseMobile } from 'lobbykit/domain';
import type { Database, Member } from '../../platform/db/schema.ts';
import { findByMobile } from '../account/members-repository.ts';
import type { Codes } from './codes.ts';
import type { Providers } from './providers.ts';
import type { Purpose } from './tables.ts';

/** Member with the entered phone number. */
export interface PhoneOwner {
  readonly member: Member;
  readonly number: { readonly dialingCode: string; readonly mobile: string };
}

/** Finds the member with an entered phone number; null if no member has the number. */
export async function findPhoneOwner(db: Database, merchant: string, text: string): Promise<PhoneOwner | null> {
  const parsed = parseMobile(text);
  const member = parsed === null ? null : await findByMobile(db, merchant, parsed);
  if (!member?.dialing_code) return null;
  // Whether a leading zero belongs to the number depends on the member's country, so that the number is parsed again.
  const mobile = parseMobile(text, member.dialing_code);
  return mobile === null ? null : { member, number: { dialingCode: member.dialing_code, mobile } };
}

export interface PhoneVerifications {
  /** Returns the member if number and code match, and consumes the code; null otherwise. */
  byCode(
    claim: { readonly mobile: string; readonly code: string; readonly purpose: Purpose },
    merchant: string,
  ): Promise<Member | null>;
  /**
   * Returns the member if the provider's token verifies the member's number; null otherwise, or if no provider is
   * configured.
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
    // The token verifies a number together with its country. The same digits in another country belong to another
    // person.
    const isSame = proven.mobileNum === number.mobile && proven.countryDialingCode === number.dialingCode;
    const hasSameDialingCode = dialingCode === undefined || parseDialingCode(dialingCode) === number.dialingCode;
    return isSame && hasSameDialingCode ? owner.member : null;
  },
});
