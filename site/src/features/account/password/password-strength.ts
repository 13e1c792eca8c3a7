/** Strength of a new password. A password that the form rejects is always weak. */

export interface Strength {
  /** Score of the password: 0 if it is empty, 1 if the form rejects it, otherwise 2 (weak) to 4 (strong). */
  readonly score: 0 | 1 | 2 | 3 | 4;
  /** Label of an accepted password, as the last part of its text key. */
  readonly hint: 'fair' | 'good' | 'strong';
}

/** Bits of entropy of a word, and of each letter of the word after the sixth. */
const WORD_BITS = 12;
const LETTER_BITS = 1.5;
/** Bits of entropy of each letter in a short word or letter sequence, up to the bits of a word. */
const LONE_LETTER_BITS = 4.7;
/** Bits of entropy of a digit; low, because four digits are usually a year. */
const DIGIT_BITS = 2.5;
const SIGN_BITS = 3;
/** Minimum bits of entropy: at 10,000 guesses per second, a good password lasts for hours, a strong one for years. */
const GOOD_BITS = 30;
const STRONG_BITS = 42;

/**
 * Estimates the strength from the words of a password, not from its character classes: several words are strong, but
 * one word with a year is weak.
 * @param isRejected true if the form rejects the password
 */
export function strengthOf(password: string, isRejected: boolean): Strength {
  if (password === '') return { score: 0, hint: 'fair' };
  if (isRejected) return { score: 1, hint: 'fair' };
  // Parts that repeat add no entropy.
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
