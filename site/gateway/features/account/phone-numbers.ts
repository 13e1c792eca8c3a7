/** Phone numbers as they are kept; the domain reads what callers write. */

export interface PhoneNumber {
  /** Digits: `84`. */
  readonly dialingCode: string;
  /** Digits alone, without the zero that is dialed in the country. */
  readonly mobile: string;
}
