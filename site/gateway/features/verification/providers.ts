/** Third-party verifications (S45): the gateway asks an adapter to verify a token. */

/** Number verified by a provider's token. */
export interface NumberVerification {
  /** Digits without the dialing code. */
  readonly mobileNum: string;
  /** Digits: 84. */
  readonly countryDialingCode: string;
}

export interface Providers {
  /**
   * Verifies the token of a provider's captcha, which the call contains in `captcha` without a `Captcha-Key`. Resolves
   * with false for an invalid token.
   * @throws ApiError `busy` if the provider is unreachable
   */
  readonly captcha?: { verify(token: string, address: string): Promise<boolean> };
  /**
   * Verifies the token of a phone provider that sent its own code: signature, audience and expiration. Resolves with
   * the verified number, null for an invalid token.
   */
  readonly phone?: { verify(idToken: string): Promise<NumberVerification | null> };
}
