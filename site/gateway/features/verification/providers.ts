/** Adapters of external verification services (S45), which verify the tokens that pages receive from these services. */

/** Phone number verified by a token. */
export interface NumberVerification {
  /** Digits without the dialing code. */
  readonly mobileNum: string;
  /** Digits of the dialing code: 84. */
  readonly countryDialingCode: string;
}

export interface Providers {
  /**
   * Verifies the token of an external captcha. Requests contain the token in `captcha` and have no `Captcha-Key`
   * header. Resolves with false for an invalid token.
   * @throws ApiError `busy` if the provider is unreachable
   */
  readonly captcha?: { verify(token: string, address: string): Promise<boolean> };
  /**
   * Verifies the token of a phone verification service: signature, audience and expiration. Resolves with the verified
   * number; null for an invalid token.
   */
  readonly phone?: { verify(idToken: string): Promise<NumberVerification | null> };
}
