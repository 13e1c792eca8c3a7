/** Texts that an operator enters, stored in several languages. */
import { localizedValue } from 'lobbykit/domain';
import type { LocalizedText } from './db/columns.ts';

/** Returns the text in a language, with English as the fallback. */
export const localize = (texts: LocalizedText, language: string): string => localizedValue(texts, language) ?? texts.EN;
