/** Texts of the site. Each language is loaded when the lobby's texts change to it. */

import { useStore } from '@nanostores/react';
import type { Lobby } from 'lobbykit';
import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { PageTextKey, PageTexts } from './en.ts';
import { firstEn } from './first-en.ts';

/** Returns the text of a key; `params` replace the placeholders `{{name}}`. */
export type PageText = (key: PageTextKey, params?: Readonly<Record<string, string>>) => string;

/** Loads the texts of a language. Codes that are not listed show English (I18N-05, I18N-06). */
const tables: Readonly<Record<string, () => Promise<PageTexts>>> = {
  VI: async () => (await import('./vi.ts')).vi,
  PT: async () => (await import('./pt.ts')).pt,
};
const loaderOf = (language: string) => (Object.hasOwn(tables, language) ? tables[language] : undefined);

/** Loaded English texts: initially those of the first render, which are in the main bundle; later all. */
const $english = atom<Partial<PageTexts>>(firstEn);

/**
 * Resolves when all texts of the site are loaded in `language`; called before a lazy page renders. Rejects if the other
 * English texts fail to load; the next call tries again.
 */
export async function loadAllPageTexts(language: string): Promise<void> {
  if (loaderOf(language) || $english.get() !== firstEn) return;
  $english.set((await import('./en.ts')).en);
}

/** Returns a lookup function for the texts of one language; a missing text is ''. */
export const pageText =
  (table: Partial<PageTexts>): PageText =>
  (key, params = {}) =>
    (table[key] ?? '').replace(/\{\{(\w+)\}\}/g, (whole, name: string) => params[name] ?? whole);

/** Loads the texts of a language; null for English, or if they fail to load. */
const loadTable = async (language: string): Promise<PageTexts | null> =>
  (await loaderOf(language)?.().catch(() => null)) ?? null;

/**
 * Creates the store of page texts; resolves when the first texts are loaded. It follows `$text` of the lobby instead of
 * `$language`, so that page and widgets change together; the previous language stays until the new texts are loaded.
 */
export async function createPageText(lobby: Pick<Lobby, '$text'>): Promise<ReadableAtom<PageText>> {
  let requested = lobby.$text.get().language;
  /** Texts of the current language; null for English. */
  const $table = atom(await loadTable(requested));
  const $page = computed([$table, $english], (table, english) => pageText(table ?? english));
  onMount($table, () =>
    lobby.$text.subscribe(async ({ language }) => {
      if (language === requested) return;
      requested = language;
      // The open page may require more English texts than the first render.
      const [table] = await Promise.all([loadTable(language), loadAllPageTexts(language).catch(() => {})]);
      if (requested === language && (table || !loaderOf(language))) $table.set(table);
    }),
  );
  return $page;
}

const PageTextContext = createContext<ReadableAtom<PageText> | null>(null);
export const PageTextProvider = PageTextContext.Provider;

/** Returns the lookup function for the texts of the current language. */
export function usePageText(): PageText {
  const $page = useContext(PageTextContext);
  if (!$page) throw new Error('usePageText: no PageTextProvider above');
  return useStore($page);
}
