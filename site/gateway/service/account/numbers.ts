/** Phone numbers as callers write them, and as they are kept. */

export interface PhoneNumber {
  /** Digits: `84`. */
  readonly dialingCode: string;
  /** Digits alone. */
  readonly mobile: string;
}

const DIGITS = /^\d{4,15}$/;
const DIALING_CODE = /^\d{1,4}$/;

/** Digits of a number without what people put between them; null when something else is left, or too few or many. */
export function readMobile(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '');
  return DIGITS.test(digits) ? digits : null;
}

/** `84` from `84`, `+84` or `0084`; null for anything else. */
export function readDialingCode(text: string): string | null {
  const digits = text.replace(/^(\+|00)/, '');
  return DIALING_CODE.test(digits) ? digits : null;
}
