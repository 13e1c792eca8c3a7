/** Texts of an operator, which stand in the database in several languages. */
import { localizedValue } from 'lobbykit/domain';
import type { LocalizedText } from './db/columns.ts';

/** The text of a language, English where there is none. */
export const localize = (texts: LocalizedText, language: string): string => localizedValue(texts, language) ?? texts.EN;
