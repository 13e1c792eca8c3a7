// @vitest-environment jsdom
import type { Theme, Translate } from 'lobbykit';
import { atom } from 'nanostores';
import { beforeEach, expect, it } from 'vitest';
import { followLobby } from '../../../site/src/shell/lang-and-theme.ts';

const translateIn = (tag: string): Translate =>
  Object.assign((key: string) => key, { language: tag.toUpperCase(), tag });
const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = '<meta name="color-scheme" content=""><meta name="theme-color" content="">';
});

it('I18N-03 the attribute lang of the document follows the language until the subscription ends', () => {
  const $text = atom(translateIn('en'));
  const off = followLobby({ $text, $theme: atom<Theme>('light') }, document);
  expect(document.documentElement.lang).toBe('en');
  $text.set(translateIn('vi'));
  expect(document.documentElement.lang).toBe('vi');
  off();
  $text.set(translateIn('pt'));
  expect(document.documentElement.lang).toBe('vi');
});

it('THEME-01 the page, its form controls and the browser bars follow the theme', () => {
  const $theme = atom<Theme>('light');
  followLobby({ $text: atom(translateIn('en')), $theme }, document);
  expect(document.documentElement.dataset.theme).toBe('light');
  expect([meta('color-scheme'), meta('theme-color')]).toEqual(['light', '#ffffff']);
  $theme.set('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect([meta('color-scheme'), meta('theme-color')]).toEqual(['dark', '#161b26']);
});
