/** Verifications by other parties (S45): the gateway asks an adapter whether a token of theirs is good, and for whom. */

/** Whom a provider's token speaks for. */
export interface NumberVerification {
  /** Digits without the dialing code. */
  readonly mobileNum: string;
  /** Digits: 84. */
  readonly countryDialingCode: string;
}

export interface Providers {
  /**
   * Checks the token that a captcha of this provider gave on a page, which the call carries in `captcha` without a `Captcha-Key`.
   * Resolves with false for one that is not good. Throws ApiError `busy` when the provider cannot be asked.
   */
  readonly captcha?: { verify(token: string, address: string): Promise<boolean> };
  /**
   * Checks a token that a phone provider gave after it had sent a code of its own: signature, audience and expiry.
   * Resolves with the number that it proves, null for a token that is not good.
   */
  readonly phone?: { verify(idToken: string): Promise<NumberVerification | null> };
}
