/** Stored format of a phone number. `lobbykit/domain` parses entered numbers. */

export interface PhoneNumber {
  /** Digits of the country's dialing code: `84`. */
  readonly dialingCode: string;
  /** Digits without the national prefix 0. */
  readonly mobile: string;
}
