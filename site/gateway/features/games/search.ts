/** The search over names of games: blind to accents and case, by the beginnings of words, in every language. */
import { fold } from 'lobbykit/domain';
import type { LocalizedText } from '../../platform/db/columns.ts';

/** Languages names are searched in; words of two of them are never taken together. */
export const LANGUAGES = ['EN', 'VI', 'PT'] as const;

const BETWEEN_TEXTS = /[^\p{L}\p{N}]+/gu;

/** The words of a text, folded. */
export const textsOf = (text: string): string[] => fold(text).split(BETWEEN_TEXTS).filter(Boolean);

/** One word of a language as the index holds it. Of a word only letters and digits are left, so it says nothing else. */
const lexeme = (language: string, word: string): string => `'${language}:${word}'`;

/** What is kept of names for the search, as a text vector of the database: their words, folded, each with its language. */
export const gameSearch = (names: LocalizedText): string =>
  LANGUAGES.flatMap(language => textsOf(names[language] ?? '').map(word => lexeme(language, word))).join(' ');

/** The words that are asked for, each once. */
export const searchWords = (asked: string): string[] => [...new Set(textsOf(asked))];

/**
 * What is asked for, as a text query of the database: every word has to begin a word of the name in one language. Null when nothing
 * is left of what somebody typed.
 */
export function searchQuery(asked: string): string | null {
  const words = textsOf(asked);
  if (words.length === 0) return null;
  return LANGUAGES.map(language => `(${words.map(word => `${lexeme(language, word)}:*`).join(' & ')})`).join(' | ');
}
