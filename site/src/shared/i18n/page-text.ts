/** Texts of the site: one table per language, loaded when the lobby's texts change to that language. */

import { useStore } from '@nanostores/react';
import type { Lobby } from 'lobbykit';
import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { PageTextKey, PageTexts } from './en.ts';
import { firstEn } from './first-en.ts';

/** Returns the text of a key; `params` replace `{{name}}` placeholders. */
export type PageText = (key: PageTextKey, params?: Readonly<Record<string, string>>) => string;

/** Languages with a separate table; every other code shows English (I18N-05, I18N-06). */
const tables: Readonly<Record<string, () => Promise<PageTexts>>> = {
  VI: async () => (await import('./vi.ts')).vi,
  PT: async () => (await import('./pt.ts')).pt,
};
const loaderOf = (language: string) => (Object.hasOwn(tables, language) ? tables[language] : undefined);

/** English texts that are loaded. The texts of the first render are in the main bundle; further texts load later. */
const $english = atom<Partial<PageTexts>>(firstEn);

/**
 * Resolves when all texts of the site are loaded in `language`; lazy pages await it. Rejects when the remaining English
 * texts fail to load, and the next call retries.
 */
export async function loadAllPageTexts(language: string): Promise<void> {
  if (loaderOf(language) || $english.get() !== firstEn) return;
  $english.set((await import('./en.ts')).en);
}

/** Returns a function that looks up texts in one language table. A missing text is empty. */
export const pageText =
  (table: Partial<PageTexts>): PageText =>
  (key, params = {}) =>
    (table[key] ?? '').replace(/\{\{(\w+)\}\}/g, (whole, name: string) => params[name] ?? whole);

/** Loads the text table of a language. Null if the language shows English, or if the table fails to load. */
const loadTable = async (language: string): Promise<PageTexts | null> =>
  (await loaderOf(language)?.().catch(() => null)) ?? null;

/**
 * Page texts in the language of the widgets; resolves when the first texts are loaded. The texts follow `$text`, not
 * `$language`, so that page and widgets switch together; the previous language stays until the new table is loaded, or
 * if it fails to load.
 */
export async function createPageText(lobby: Pick<Lobby, '$text'>): Promise<ReadableAtom<PageText>> {
  let requested = lobby.$text.get().language;
  /** Null: English. */
  const $table = atom(await loadTable(requested));
  const $page = computed([$table, $english], (table, english) => pageText(table ?? english));
  onMount($table, () =>
    lobby.$text.subscribe(async ({ language }) => {
      if (language === requested) return;
      requested = language;
      // An open page may need more texts than the first render.
      const [table] = await Promise.all([loadTable(language), loadAllPageTexts(language).catch(() => {})]);
      if (requested === language && (table || !loaderOf(language))) $table.set(table);
    }),
  );
  return $page;
}

const PageTextContext = createContext<ReadableAtom<PageText> | null>(null);
export const PageTextProvider = PageTextContext.Provider;

/** Returns the lookup function in the current language. */
export function usePageText(): PageText {
  const $page = useContext(PageTextContext);
  if (!$page) throw new Error('usePageText: no PageTextProvider above');
  return useStore($page);
}
