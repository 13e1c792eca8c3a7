/** Texts of an operator, which stand in the database in several languages. */
import { inLanguage } from 'lobbykit/domain';
import type { Names } from '../db/schema/schema.ts';

/** The text of a language, English where there is none. */
export const textIn = (texts: Names, language: string): string => inLanguage(texts, language) ?? texts.EN;
