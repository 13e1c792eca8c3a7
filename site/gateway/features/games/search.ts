/** Search in game names by prefixes of words, in every language, ignoring accents and case. */
import { fold } from 'lobbykit/domain';
import type { LocalizedText } from '../../platform/db/columns.ts';

/** Languages of the searched names. All words of a search must match names of the same language. */
export const LANGUAGES = ['EN', 'VI', 'PT'] as const;

const BETWEEN_TEXTS = /[^\p{L}\p{N}]+/gu;

/** Splits a text into words without accents and in lower case. */
export const textsOf = (text: string): string[] => fold(text).split(BETWEEN_TEXTS).filter(Boolean);

/**
 * Returns the lexeme of a word in the search index. Words consist of letters and digits, so that no escaping is
 * required.
 */
const lexeme = (language: string, word: string): string => `'${language}:${word}'`;

/** Returns the search vector of a game for the database: the words of its names, each prefixed with the language. */
export const gameSearch = (names: LocalizedText): string =>
  LANGUAGES.flatMap(language => textsOf(names[language] ?? '').map(word => lexeme(language, word))).join(' ');

/** Returns the words of a search term without duplicates. */
export const searchWords = (searchTerm: string): string[] => [...new Set(textsOf(searchTerm))];

/**
 * Returns the full-text query of a search term. Every searched word must be the prefix of a word in the name, all in
 * the same language. Null if the term contains no letters or digits.
 */
export function searchQuery(searchTerm: string): string | null {
  const words = textsOf(searchTerm);
  if (words.length === 0) return null;
  return LANGUAGES.map(language => `(${words.map(word => `${lexeme(language, word)}:*`).join(' & ')})`).join(' | ');
}
