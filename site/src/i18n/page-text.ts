/** The site's own texts: one table per language, loaded when the lobby's texts change to that language. */

import { useStore } from '@nanostores/react';
import type { Lobby } from 'lobbykit';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { createContext, useContext } from 'react';
import { en, type PageTextKey, type PageTexts } from './en.ts';

/** Text of the site by key; `params` fill `{{name}}`. */
export type PageText = (key: PageTextKey, params?: Readonly<Record<string, string>>) => string;

/** Languages with a table of their own; every other code shows English (I18N-05, I18N-06). */
const tables: Readonly<Record<string, () => Promise<PageTexts>>> = {
  VI: async () => (await import('./vi.ts')).vi,
  PT: async () => (await import('./pt.ts')).pt,
};

/** Looks texts up in one table. */
export const pageText =
  (table: PageTexts): PageText =>
  (key, params = {}) =>
    table[key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => params[name] ?? whole);

/** The texts of a language, English for one without a table; null when its table cannot be loaded. */
const loadTable = async (language: string): Promise<PageTexts | null> => {
  const load = Object.hasOwn(tables, language) ? tables[language] : undefined;
  return load ? load().catch(() => null) : en;
};

/**
 * Page texts in the language the widgets speak; resolves when the first ones are there. They follow `$text`, not `$language`,
 * so that page and widgets change together; the previous language stays until the new table is there, and when a table
 * cannot be loaded.
 */
export async function createPageText(lobby: Pick<Lobby, '$text'>): Promise<ReadableAtom<PageText>> {
  let wanted = lobby.$text.get().language;
  const $page = atom<PageText>(pageText((await loadTable(wanted)) ?? en));
  onMount($page, () =>
    lobby.$text.subscribe(async ({ language }) => {
      if (language === wanted) return;
      wanted = language;
      const table = await loadTable(language);
      if (table && wanted === language) $page.set(pageText(table));
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
