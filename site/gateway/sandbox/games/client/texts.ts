/** Selects the language of the games' texts. */
import { EN, type Texts } from './texts/en.ts';
import { PT } from './texts/pt.ts';
import { VI } from './texts/vi.ts';

const TABLES: Readonly<Record<string, Texts>> = { EN, VI, PT };
const TAGS: Readonly<Record<string, string>> = { VI: 'vi', PT: 'pt-BR' };

/** Returns the texts in a language, else in English, and sets the page's `lang` attribute. */
export function selectTexts(code: string): Texts {
  document.documentElement.lang = TAGS[code] ?? 'en';
  return TABLES[code] ?? EN;
}

/** Returns the language code of the browser's preferred language. */
export const browserLanguage = (): string => navigator.language.slice(0, 2).toUpperCase();
