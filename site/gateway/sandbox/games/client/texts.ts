/** Which words a game speaks. */
import { EN, type Texts } from './texts/en.ts';
import { PT } from './texts/pt.ts';
import { VI } from './texts/vi.ts';

const TABLES: Readonly<Record<string, Texts>> = { EN, VI, PT };
const TAGS: Readonly<Record<string, string>> = { VI: 'vi', PT: 'pt-BR' };

/** The words of a language code, English where there are none; the page says so in its `lang`. */
export function speak(code: string): Texts {
  document.documentElement.lang = TAGS[code] ?? 'en';
  return TABLES[code] ?? EN;
}

/** The code of the language a browser asks for first. */
export const browserLanguage = (): string => navigator.language.slice(0, 2).toUpperCase();
