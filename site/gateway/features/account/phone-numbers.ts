/** Stored format of phone numbers; the domain parses input. */

export interface PhoneNumber {
  /** Digits: `84`. */
  readonly dialingCode: string;
  /** Digits without the national prefix 0. */
  readonly mobile: string;
}
