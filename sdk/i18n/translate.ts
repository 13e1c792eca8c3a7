/** Texts by key: plain look-up in flat tables. i18next takes over once it has loaded (`full.ts`). */

import type { TextBundle } from '../lobby/types.ts';
import { baseLanguage, localizedValue } from '../protocol/language.ts';
import { english } from './english.ts';
import { ty } from './ty.ts';

/** Texts of one language by key, some may be missing. */
export type Texts = Readonly<Record<string, string | undefined>>;
export type TextParams = Readonly<Record<string, string | number>>;

/**
 * English is built in, and so is the empty table of TY: a phone would wait a round trip for nothing. Every other table is a
 * chunk of its own. A Map, so that no code can name an inherited key.
 */
const LOADERS: ReadonlyMap<string, () => Promise<Texts>> = new Map([
  ['PT', async () => (await import('./pt.ts')).pt as Texts],
  ['VI', async () => (await import('./vi.ts')).vi as Texts],
]);

const accountPt = async () => (await import('./account-pt.ts')).accountPt as Texts;
const accountVi = async () => (await import('./account-vi.ts')).accountVi as Texts;

/** The same, by set and code, for what only some screens say; here English is a chunk too, save that of a login. */
const SET_LOADERS: ReadonlyMap<string, () => Promise<Texts>> = new Map([
  ['account EN', async () => (await import('./account-en.ts')).accountEn as Texts],
  ['account PT', accountPt],
  ['account VI', accountVi],
  ['login PT', accountPt],
  ['login VI', accountVi],
  ['games EN', async () => (await import('./games-en.ts')).gamesEn as Texts],
  ['games PT', async () => (await import('./games-pt.ts')).gamesPt as Texts],
  ['games VI', async () => (await import('./games-vi.ts')).gamesVi as Texts],
]);

const NONE: Texts = ty;

/** The table of a language code; the operator's, which is empty, for a code without one. Rejects when the chunk cannot be loaded. */
export const loadTexts = (code: string): Promise<Texts> => loaderOf(code)?.() ?? Promise.resolve(ty);

const loaderOf = (code: string) => LOADERS.get(code) ?? LOADERS.get(baseLanguage(code));

/** The table of a set in a language code, likewise. */
export const loadSet = (set: TextBundle, code: string): Promise<Texts> =>
  (setLoaderOf(set, code) ?? setLoaderOf(set, baseLanguage(code)))?.() ?? Promise.resolve(NONE);

const setLoaderOf = (set: TextBundle, code: string) =>
  typeof set === 'string' ? SET_LOADERS.get(`${set} ${code}`) : set.get(code);

/** True when the table is there without loading anything. */
export const isBuiltIn = (code: string): boolean => !loaderOf(code);

/** True where the kit or the host (`own`) has texts in a language, or the kit leaves them to the operator (TY). */
export const hasTexts = (code: string, own: Readonly<Record<string, Texts>>): boolean =>
  !isBuiltIn(code) || /^(EN|TY)\b/.test(code) || localizedValue(own, code) !== undefined;

/** What both look-ups work on: tables in order of preference, English last. */
export interface TextLoader {
  readonly language: string;
  readonly tag: string;
  readonly tables: readonly Texts[];
}

/** The host's texts win over the kit's, the language over English. A tag Intl does not know counts as English. */
export const textSource = (
  language: string,
  tag: string,
  table: Texts,
  own: Readonly<Record<string, Texts>>,
  /** English of the sets of texts that are loaded. */
  setsEn: Texts = NONE,
): TextLoader => ({
  language,
  tag: isTag(tag) ? tag : 'en',
  tables: [own[language] ?? NONE, own[baseLanguage(language)] ?? NONE, table, own.EN ?? NONE, english, setsEn],
});

/** Look-up without i18next: fills `{{name}}`, picks the plural of `count`; a key without text shows itself. */
export function plainTranslate({ language, tag, tables }: TextLoader) {
  const find = (key: string): string | undefined => {
    for (const table of tables) if (Object.hasOwn(table, key) && table[key]) return table[key];
    return undefined;
  };
  const translate = (key: string, params?: TextParams): string => {
    const plural = params?.count === undefined ? undefined : find(`${key}_${pluralForm(tag, Number(params.count))}`);
    const text = plural ?? find(key) ?? (params?.count === undefined ? undefined : find(`${key}_other`)) ?? key;
    if (!params) return text;
    return text.replace(/{{\s*(\w+)\s*}}/g, (whole, name: string) =>
      Object.hasOwn(params, name) ? String(params[name]) : whole,
    );
  };
  return Object.assign(translate, { language, tag });
}

const pluralForm = (tag: string, count: number): string => new Intl.PluralRules([tag, 'en']).select(count);

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
