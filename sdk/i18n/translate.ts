/** Texts by key: a simple lookup in flat tables, which i18next (`full.ts`) replaces if the host's texts require it. */

import type { TextBundle } from '../lobby/types.ts';
import { baseLanguage, localizedValue } from '../protocol/language.ts';
import { english } from './english.ts';
import { ty } from './ty.ts';

/** Texts of a language by key; some may be missing. */
export type Texts = Readonly<Record<string, string | undefined>>;
export type TextParams = Readonly<Record<string, string | number>>;

/**
 * Functions that load the table of a language. English and the empty table of TY need no loading, which saves a round
 * trip; each other table is a chunk (a Map, so that a code cannot match an inherited property).
 */
const LOADERS: ReadonlyMap<string, () => Promise<Texts>> = new Map([
  ['PT', async () => (await import('./pt.ts')).pt as Texts],
  ['VI', async () => (await import('./vi.ts')).vi as Texts],
]);

const accountPt = async () => (await import('./account-pt.ts')).accountPt as Texts;
const accountVi = async () => (await import('./account-vi.ts')).accountVi as Texts;

/**
 * Functions that load a text bundle, by bundle and language. English is a chunk as well, except for the bundle of the
 * login.
 */
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

/**
 * Texts that `loadLanguage` has loaded, by language. Lobbies that are created later use them in their first rendering.
 */
export const preloadedTexts = new Map<string, Texts>();

/** Loads the table of a language; empty if the kit has none. Rejects if the chunk fails to load. */
export const loadTexts = (code: string): Promise<Texts> => loaderOf(code)?.() ?? Promise.resolve(ty);

const loaderOf = (code: string) => LOADERS.get(code) ?? LOADERS.get(baseLanguage(code));

/** Loads the table of a text bundle in a language; empty if the kit has none. */
export const loadSet = (set: TextBundle, code: string): Promise<Texts> =>
  (setLoaderOf(set, code) ?? setLoaderOf(set, baseLanguage(code)))?.() ?? Promise.resolve(NONE);

const setLoaderOf = (set: TextBundle, code: string) =>
  typeof set === 'string' ? SET_LOADERS.get(`${set} ${code}`) : set.get(code);

/** Returns true if the texts of a language need no loading. */
export const isBuiltIn = (code: string): boolean => !loaderOf(code);

/**
 * Returns true if the kit or the host (`own`) has texts in a language. TY counts as well, because its texts are left to
 * the operator.
 */
export const hasTexts = (code: string, own: Readonly<Record<string, Texts>>): boolean =>
  !isBuiltIn(code) || /^(EN|TY)\b/.test(code) || localizedValue(own, code) !== undefined;

/** Input of both translation functions. `tables` starts with the preferred table and ends with English. */
export interface TextLoader {
  readonly language: string;
  readonly tag: string;
  readonly tables: readonly Texts[];
}

/**
 * Creates the input of the translation functions. The host's texts take precedence over the kit's, and those of the
 * language over English. A tag that Intl does not support is replaced by English.
 */
export const textSource = (
  language: string,
  tag: string,
  table: Texts,
  own: Readonly<Record<string, Texts>>,
  /** English texts of the text bundles that have loaded. */
  setsEn: Texts = NONE,
): TextLoader => ({
  language,
  tag: isTag(tag) ? tag : 'en',
  tables: [own[language] ?? NONE, own[baseLanguage(language)] ?? NONE, table, own.EN ?? NONE, english, setsEn],
});

/**
 * Creates a translation function without i18next. It replaces `{{name}}`, selects the plural form by `count`, and
 * returns the key itself if there is no text.
 */
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
