import type { Translate } from 'lobbykit';
import { atom } from 'nanostores';
import { describe, expect, it, vi as mock } from 'vitest';
import { en, type PageTextKey, type PageTexts } from '../../../site/src/shared/i18n/en.ts';
import { createPageText, loadAllPageTexts, pageText } from '../../../site/src/shared/i18n/page-text.ts';
import { pt } from '../../../site/src/shared/i18n/pt.ts';
import { vi } from '../../../site/src/shared/i18n/vi.ts';

const translateIn = (language: string): Translate => Object.assign((key: string) => key, { language, tag: 'en' });
const keys = Object.keys(en) as PageTextKey[];
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('text tables', () => {
  it.each([
    ['VI', vi],
    ['PT', pt],
  ] satisfies [string, PageTexts][])(
    'I18N-05 language %s has every page text with the same placeholders as English',
    (_, table) => {
      for (const key of keys) {
        expect(table[key].trim(), key).not.toBe('');
        expect(placeholders(table[key]), key).toEqual(placeholders(en[key]));
      }
    },
  );
});

describe('pageText', () => {
  it('pageText fills in given values and leaves a placeholder without a value readable', () => {
    const text = pageText(en);
    expect(text('switch.yes', { to: 'lan' })).toBe('Switch to lan');
    expect(text('switch.yes')).toContain('{{to}}');
  });

  it('pageText inserts a name with $ signs unchanged', () => {
    expect(pageText(en)('switch.yes', { to: '$& $1' })).toBe('Switch to $& $1');
  });
});

describe('English texts in two parts', () => {
  it('English texts of late pages are available after loadAllPageTexts', async () => {
    const $page = await createPageText({ $text: atom(translateIn('EN')) });
    const off = $page.subscribe(() => {});
    expect($page.get()('next.title')).toBe(en['next.title']);
    expect($page.get()('maintenance')).toBe('');
    // A language with a separate table needs none of the English texts.
    await loadAllPageTexts('VI');
    expect($page.get()('maintenance')).toBe('');
    await loadAllPageTexts('TY');
    expect($page.get()('maintenance')).toBe(en.maintenance);
    off();
  });
});

describe('createPageText', () => {
  it.each([
    ['PT', pt],
    ['TY', en],
  ])('I18N-05 createPageText loads the texts of %s before it resolves', async (language, table) => {
    const $page = await createPageText({ $text: atom(translateIn(language)) });
    expect($page.get()('next.title')).toBe(table['next.title']);
  });

  it('createPageText follows the language of the widgets and falls back to English', async () => {
    const $text = atom(translateIn('EN'));
    const $page = await createPageText({ $text });
    const off = $page.subscribe(() => {});
    const title = () => $page.get()('next.title');
    expect(title()).toBe(en['next.title']);
    $text.set(translateIn('VI'));
    await mock.waitFor(() => expect(title()).toBe(vi['next.title']));
    $text.set(translateIn('TY'));
    await mock.waitFor(() => expect(title()).toBe(en['next.title']));
    off();
  });

  it('createPageText uses the last chosen language after fast changes', async () => {
    const $text = atom(translateIn('EN'));
    const $page = await createPageText({ $text });
    const off = $page.subscribe(() => {});
    for (const language of ['VI', 'PT', 'EN', 'PT']) $text.set(translateIn(language));
    await mock.waitFor(() => expect($page.get()('next.title')).toBe(pt['next.title']));
    off();
  });
});
