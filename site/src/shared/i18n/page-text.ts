/** The site's own texts: one table per language, loaded when the lobby's texts change to that language. */

import { useStore } from '@nanostores/react';
import type { Lobby } from 'lobbykit';
import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import type { PageTextKey, PageTexts } from './en.ts';
import { firstEn } from './first-en.ts';

/** Text of the site by key; `params` fill `{{name}}`. */
export type PageText = (key: PageTextKey, params?: Readonly<Record<string, string>>) => string;

/** Languages with a table of their own; every other code shows English (I18N-05, I18N-06). */
const tables: Readonly<Record<string, () => Promise<PageTexts>>> = {
  VI: async () => (await import('./vi.ts')).vi,
  PT: async () => (await import('./pt.ts')).pt,
};
const loaderOf = (language: string) => (Object.hasOwn(tables, language) ? tables[language] : undefined);

/** English as far as it is here: what the first picture says comes with the code, the rest after it. */
const $english = atom<Partial<PageTexts>>(firstEn);

/**
 * Resolves when every text of the site is there in `language`: a page that loads late waits for it. Rejects when the rest of
 * English cannot be loaded; the next call tries again.
 */
export async function loadAllPageTexts(language: string): Promise<void> {
  if (loaderOf(language) || $english.get() !== firstEn) return;
  $english.set((await import('./en.ts')).en);
}

/** Looks texts up in one table; one that has not come yet is nothing. */
export const pageText =
  (table: Partial<PageTexts>): PageText =>
  (key, params = {}) =>
    (table[key] ?? '').replace(/\{\{(\w+)\}\}/g, (whole, name: string) => params[name] ?? whole);

/** The texts of a language; null for one that shows English, or whose table cannot be loaded. */
const loadTable = async (language: string): Promise<PageTexts | null> =>
  (await loaderOf(language)?.().catch(() => null)) ?? null;

/**
 * Page texts in the language the widgets speak; resolves when the first ones are there. They follow `$text`, not `$language`,
 * so that page and widgets change together; the previous language stays until the new table is there, and when a table
 * cannot be loaded.
 */
export async function createPageText(lobby: Pick<Lobby, '$text'>): Promise<ReadableAtom<PageText>> {
  let wanted = lobby.$text.get().language;
  /** Null shows English. */
  const $table = atom(await loadTable(wanted));
  const $page = computed([$table, $english], (table, english) => pageText(table ?? english));
  onMount($table, () =>
    lobby.$text.subscribe(async ({ language }) => {
      if (language === wanted) return;
      wanted = language;
      // A page that is open may say more than the first picture does.
      const [table] = await Promise.all([loadTable(language), loadAllPageTexts(language).catch(() => {})]);
      if (wanted === language && (table || !loaderOf(language))) $table.set(table);
    }),
  );
  return $page;
}

const PageTextContext = createContext<ReadableAtom<PageText> | null>(null);
export const PageTextProvider = PageTextContext.Provider;

/** The look-up function in the current language. */
export function usePageText(): PageText {
  const $page = useContext(PageTextContext);
  if (!$page) throw new Error('usePageText: no PageTextProvider above');
  return useStore($page);
}
