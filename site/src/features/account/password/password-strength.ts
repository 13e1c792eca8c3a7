/** Strength of a new password. A password that the form rejects is always weak, because both use the same rule. */

export interface Strength {
  /** 0 for an empty password, 1 for a rejected one, 2 (weak) to 4 (strong) otherwise. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  /** Label of the strength of an accepted password. */
  readonly hint: 'fair' | 'good' | 'strong';
}

/** Bits of entropy that a dictionary word adds, and that each letter after the first six adds. */
const WORD_BITS = 12;
const LETTER_BITS = 1.5;
/** Bits of a letter outside a word. */
const LONE_LETTER_BITS = 4.7;
/** Bits of a digit; low, because four digits are usually a year. */
const DIGIT_BITS = 2.5;
const SIGN_BITS = 3;
/** Thresholds in bits: at ten thousand tries a second, a good password takes hours, a strong one years. */
const GOOD_BITS = 30;
const STRONG_BITS = 42;

/**
 * Estimates the strength by words instead of character classes: a sentence is strong, a word with a year is not.
 * @param isRejected the validation result of the form
 */
export function strengthOf(password: string, isRejected: boolean): Strength {
  if (password === '') return { score: 0, hint: 'fair' };
  if (isRejected) return { score: 1, hint: 'fair' };
  // A repeated part adds no entropy.
  const parts = new Set(password.toLowerCase().match(/\p{L}+|\p{N}+|[^\p{L}\p{N}\s]+/gu));
  const bits = [...parts].reduce((sum, part) => sum + bitsOf(part), 0);
  if (bits >= STRONG_BITS) return { score: 4, hint: 'strong' };
  return bits >= GOOD_BITS ? { score: 3, hint: 'good' } : { score: 2, hint: 'fair' };
}

function bitsOf(part: string): number {
  const { length } = [...part];
  if (/^\p{N}/u.test(part)) return length * DIGIT_BITS;
  if (!/^\p{L}/u.test(part)) return SIGN_BITS;
  return Math.min(length * LONE_LETTER_BITS, WORD_BITS + LETTER_BITS * Math.max(0, length - 6));
}
