/** Proof of a member by phone: a code that was sent to it, or a provider's word (LOGIN-14, LOGIN-15, S36, S45). */
import { parseDialingCode, parseMobile } from 'lobbykit/domain';
import type { Database, Member } from '../../platform/db/schema.ts';
import { findByMobile } from '../account/members-repository.ts';
import type { Codes } from './codes.ts';
import type { Providers } from './providers.ts';
import type { Purpose } from './tables.ts';

/** A member and the number it was found by. */
export interface PhoneOwner {
  readonly member: Member;
  readonly number: { readonly dialingCode: string; readonly mobile: string };
}

/** The member who holds a number, as callers write it; null for nobody. */
export async function findPhoneOwner(db: Database, merchant: string, text: string): Promise<PhoneOwner | null> {
  const asked = parseMobile(text);
  const member = asked === null ? null : await findByMobile(db, merchant, asked);
  if (!member?.dialing_code) return null;
  // Whether the first zero belongs to the number is known once the country is.
  const mobile = parseMobile(text, member.dialing_code);
  return mobile === null ? null : { member, number: { dialingCode: member.dialing_code, mobile } };
}

export interface PhoneVerifications {
  /** The member whose number and code these are, null for anybody else. The code is used up. */
  byCode(
    claim: { readonly mobile: string; readonly code: string; readonly purpose: Purpose },
    merchant: string,
  ): Promise<Member | null>;
  /** The member whose number the provider's token proves, null for anybody else, and where no provider is set up. */
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
    // A provider proves a number of one country; the same digits elsewhere are somebody else's.
    const isSame = proven.mobileNum === number.mobile && proven.countryDialingCode === number.dialingCode;
    const saysSame = dialingCode === undefined || parseDialingCode(dialingCode) === number.dialingCode;
    return isSame && saysSame ? owner.member : null;
  },
});
