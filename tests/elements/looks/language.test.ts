/** The first text of an element is in the language of the visitor. */
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createLobby } from '../../../sdk/lobby/create-lobby.ts';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { defineToy, resetToy } from '../../helpers/pages/toy-element.tsx';

/** Text tables with a simulated network delay; hoisted because mocks run before all other code. */
const late = vi.hoisted(() => async <T>(original: () => Promise<T>): Promise<T> => {
  await new Promise(resolve => setTimeout(resolve, 80));
  return original();
});
vi.mock('../../../sdk/i18n/vi.ts', late);
vi.mock('../../../sdk/i18n/pt.ts', late);

let lobby: Lobby;
beforeAll(() => defineToy());
afterEach(() => {
  document.body.replaceChildren();
  lobby.dispose();
  resetToy();
});

/** Every value of `lang` that the element has from its first rendering until it no longer changes. */
async function shownBy(attributes: Record<string, string>): Promise<string[]> {
  const element = document.createElement('lobby-toy');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const lang = element.shadowRoot?.querySelector('p')?.lang;
    if (lang) seen.add(lang);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  return [...seen];
}

it.each([
  ['the lobby', 'VI', {}, ['vi']],
  ['its own attribute', 'EN', { lang: 'PT' }, ['pt']],
  ['a lobby in English, which needs no table', 'EN', {}, ['en']],
])('I18N-06 element shows no English before the language of %s', async (_, language, attributes, expected) => {
  lobby = createLobby({ gateway: 'https://gw.example', merchant: 'demo', language, languages: ['EN', 'VI', 'PT'] });
  expect(await shownBy(attributes as Record<string, string>)).toEqual(expected);
});
