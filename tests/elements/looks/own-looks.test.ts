/** Language and theme of one element, changed during use. */
import type { atom } from 'nanostores';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerLobby, removeLobby } from '../../../sdk/lobby/registry.ts';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { eventually } from '../../helpers/eventually.ts';
import { defineToy, resetToy, settle, toy, toyLobby } from '../../helpers/pages/toy-element.tsx';

let lobby: Lobby;
beforeAll(() => defineToy());
beforeEach(() => {
  lobby = toyLobby();
  registerLobby(lobby);
});
afterEach(async () => {
  document.body.replaceChildren();
  await settle();
  removeLobby(lobby);
  resetToy();
});

/** Adds a toy element to the page and returns it with its view. */
async function place() {
  const element = document.createElement('lobby-toy');
  document.body.append(element);
  const view = () => element.shadowRoot?.querySelector('p');
  await eventually(() => expect(view()).toBeTruthy());
  return { element, view };
}

it('EMBED-16 lobby-ready is emitted once per element, also after later changes', async () => {
  const { element, view } = await place();
  let ready = 0;
  element.addEventListener('lobby-ready', () => {
    ready += 1;
  });
  const emit = Reflect.get(element, 'emit').bind(element);
  for (const _ of 'abc') emit('ready', { lobby: 'default' });
  expect(ready).toBe(1);
  element.setAttribute('lobby', 'other');
  const other = toyLobby('other');
  registerLobby(other);
  await eventually(() => expect(view()?.textContent).toContain('other'));
  emit('ready', { lobby: 'other' });
  expect(ready).toBe(1);
  removeLobby(other);
});

it('EMBED-16 THEME-02 I18N-06 changing theme or lang updates the view in place, and removing the attribute restores the page values', async () => {
  const { element, view } = await place();
  const first = view();
  element.setAttribute('theme', 'dark');
  await eventually(() => expect(view()?.dataset.theme).toBe('dark'));
  element.setAttribute('lang', 'pt');
  await eventually(() => expect(view()?.lang).toBe('pt'));
  element.setAttribute('lang', 'vi');
  await eventually(() => expect(view()?.lang).toBe('vi'));
  element.removeAttribute('lang');
  element.removeAttribute('theme');
  await eventually(() => expect([view()?.lang, view()?.dataset.theme]).toEqual(['en', 'light']));
  (lobby.$theme as ReturnType<typeof atom<'light' | 'dark'>>).set('dark');
  await eventually(() => expect(view()?.dataset.theme).toBe('dark'));
  expect(view()).toBe(first);
  expect(toy.mounts).toBe(1);
  expect(toy.lobbies.size).toBe(1);
});
