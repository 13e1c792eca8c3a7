/** The search over names of games: blind to accents and case, by the beginnings of words, in every language. */
import { fold } from 'lobbykit/domain';
import type { Names } from './columns.ts';

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu;

const wordsOf = (text: string): string[] => fold(text).split(BETWEEN_WORDS).filter(Boolean);

/** What is kept of names for the search: their words, folded, one line for each language. */
export const gameSearch = (names: Names): string =>
  Object.values(names)
    .map(name => wordsOf(name).join(' '))
    .join('\n');

/**
 * What is asked for, as a text query of the database: every word has to begin a word of a name. Only letters and digits are left of
 * what somebody typed, so it says nothing else. Null when nothing is left.
 */
export function searchQuery(asked: string): string | null {
  const words = wordsOf(asked);
  return words.length === 0 ? null : words.map(word => `${word}:*`).join(' & ');
}
