/** Search over game names: accent- and case-insensitive, by prefixes of words, in every language. */
import { fold } from 'lobbykit/domain';
import type { LocalizedText } from '../../platform/db/columns.ts';

/** Searched languages; words of different languages never match together. */
export const LANGUAGES = ['EN', 'VI', 'PT'] as const;

const BETWEEN_TEXTS = /[^\p{L}\p{N}]+/gu;

/** Splits a text into folded words. */
export const textsOf = (text: string): string[] => fold(text).split(BETWEEN_TEXTS).filter(Boolean);

/** Lexeme of a word in the index. Words contain only letters and digits, so no escaping is required. */
const lexeme = (language: string, word: string): string => `'${language}:${word}'`;

/**
 * Returns the search vector of a game for the database: the folded words of its names, each prefixed with its language.
 */
export const gameSearch = (names: LocalizedText): string =>
  LANGUAGES.flatMap(language => textsOf(names[language] ?? '').map(word => lexeme(language, word))).join(' ');

/** Returns the distinct words of a search term. */
export const searchWords = (searchTerm: string): string[] => [...new Set(textsOf(searchTerm))];

/**
 * Returns the text query of a search term for the database. Each searched word must begin a word of the name, and all
 * of these words must be in one language. Null if no words remain.
 */
export function searchQuery(searchTerm: string): string | null {
  const words = textsOf(searchTerm);
  if (words.length === 0) return null;
  return LANGUAGES.map(language => `(${words.map(word => `${lexeme(language, word)}:*`).join(' & ')})`).join(' | ');
}
