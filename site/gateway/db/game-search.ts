/** The search over names of games: blind to accents and case, by the beginnings of words, in every language at once. */
import { fold } from 'lobbykit/domain';
import type { Names } from '../db/schema.ts';

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

/** What is kept of names for the search: their words, folded. */
export const gameSearch = (names: Names): string => fold(Object.values(names).join(' ')).replace(BETWEEN_WORDS, ' ');

/**
 * What is asked for, as a text query of the database: every word has to begin a word of a name. Only letters and digits are left of
 * what somebody typed, so it says nothing else. Null when nothing is left.
 */
export function searchQuery(asked: string): string | null {
  const words = fold(asked).split(BETWEEN_WORDS).filter(Boolean);
  return words.length === 0 ? null : words.map(word => `${word}:*`).join(' & ');
}
