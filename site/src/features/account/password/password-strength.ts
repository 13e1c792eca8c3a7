/** Strength of a new password. A password that a form refuses is always called weak, as both ask the same rule. */

export interface Strength {
  /** 0 for nothing typed, 1 for what is refused, 2 weak to 4 strong. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  /** Strengths of passwords that are not refused. */
  readonly hint: 'fair' | 'good' | 'strong';
}

/** Bits that a guesser needs for a word somebody thought of, and for each letter beyond its first six. */
const WORD_BITS = 12;
const LETTER_BITS = 1.5;
/** Bits of a letter that is part of no word. */
const LONE_LETTER_BITS = 4.7;
/** Bits of the digits: four of them are a year, more often than not. */
const DIGIT_BITS = 2.5;
const SIGN_BITS = 3;
/** From here on good, and strong: guessing it takes hours, and years, at ten thousand tries a second. */
const GOOD_BITS = 30;
const STRONG_BITS = 42;

/**
 * Judges by words, not by kinds of signs: a sentence is strong, a word with a year is not.
 * @param isRejected the form's own verdict
 */
export function strengthOf(password: string, isRejected: boolean): Strength {
  if (password === '') return { score: 0, hint: 'fair' };
  if (isRejected) return { score: 1, hint: 'fair' };
  // A part that comes twice is guessed once.
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
