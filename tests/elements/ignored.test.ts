/** Unknown attributes, options and events are reported once with the allowed values, and the widget continues. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createKit } from '../../sdk/loader/kit.lazy.ts';
import { createLobby } from '../../sdk/lobby/create-lobby.ts';
import type { Lobby } from '../../sdk/lobby/types.ts';
import { systemStatus } from '../../sdk/protocol/status/calls.ts';
import { eventually } from '../helpers/eventually.ts';
import { defineToy, resetToy, type ToyElement } from '../helpers/pages/toy-element.tsx';

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
let lobby: Lobby;

beforeAll(() => defineToy());
beforeEach(() => {
  warnings.mockClear();
  lobby = createLobby({
    gateway: 'https://gw.example',
    merchant: 'demo',
    language: 'EN',
    fetch: async () => Response.json({ success: true, value: {} }),
  });
});
afterEach(() => {
  document.body.replaceChildren();
  lobby.dispose();
  resetToy();
});

const warned = () => warnings.mock.calls.map(([message]) => String(message));

async function place(markup: string) {
  document.body.insertAdjacentHTML('beforeend', markup);
  const element = document.body.lastElementChild as ToyElement;
  await eventually(() => expect(element.state).toBe('ready'));
  return element;
}

it('EMBED-17 S30 an unknown attribute of a tag is reported once with the allowed attributes', async () => {
  await place('<lobby-toy sise="large"></lobby-toy>');
  await place('<lobby-toy sise="large"></lobby-toy>');
  expect(warned()).toEqual([
    'lobbykit: <lobby-toy> has no attribute "sise"; allowed: lobby, lang, theme, size, count, no-frill.',
  ]);
});

it('EMBED-17 an attribute with the name of a property in lower case is reported', async () => {
  await place('<lobby-toy nofrill></lobby-toy>');
  expect(warned()).toEqual([
    'lobbykit: <lobby-toy> has no attribute "nofrill"; allowed: lobby, lang, theme, size, count, no-frill.',
  ]);
});

it('EMBED-17 standard HTML attributes and attributes of frameworks cause no warning', async () => {
  await place(
    '<lobby-toy id="a" class="b" style="color: red" title="c" hidden slot="d" data-e="f" aria-label="g" role="region" tabindex="0" part="h" onclick="0" v-cloak x-data="{}" _ngcontent-abc="" hx-get="/i" wire:key="j" translate="no" nonce="k" is="l" itemprop="m"></lobby-toy>',
  );
  expect(warned()).toEqual([]);
});

it('EMBED-17 I18N-06 a language without texts is reported once and English is shown', async () => {
  const element = await place('<lobby-toy lang="xx"></lobby-toy>');
  element.setAttribute('theme', 'dark');
  await place('<lobby-toy lang="XX"></lobby-toy>');
  expect(warned()).toEqual(['lobbykit: <lobby-toy> lang: there are no texts in "XX", so they are English.']);
});

it('EMBED-17 S30 unknown mount options, events and timeouts are reported once and ignored', async () => {
  const kit = createKit('default', async () => {});
  // The cast is necessary because the types of the kit do not contain the test widget `toy`.
  const mount = kit.mount as unknown as (target: string, widget: string, params: object) => Promise<HTMLElement>;
  const created = await mount('body', 'toy', { size: 'large', color: 'red' });
  expect(created.getAttribute('size')).toBe('large');
  expect('color' in created).toBe(false);
  for (const _ of 'ab') kit.on('drawn' as 'draw', () => {});
  for (const _ of 'ab') await lobby.call(systemStatus, {}, { timeout: -5 }).catch(() => {});
  expect(warned()).toEqual([
    'lobbykit: mount: <lobby-toy> has no property "color".',
    expect.stringMatching(/^lobbykit: there is no event "drawn"; allowed: launch-request, .*error\.$/),
    'lobbykit: timeout -5 of a call is ignored; allowed: ms from 0.',
  ]);
});

it('a tag whose code has not loaded is reported five seconds after the lobby was created', () => {
  vi.useFakeTimers();
  document.body.insertAdjacentHTML('beforeend', '<lobby-toys></lobby-toys><lobby-toy></lobby-toy><x-other></x-other>');
  const other = createLobby({ gateway: 'https://gw.example', merchant: 'demo', language: 'EN', name: 'other' });
  vi.advanceTimersByTime(4_999);
  expect(warned()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(warned()).toEqual([
    'lobbykit: <lobby-toys> has no code: import its module of lobbykit/elements, or correct its name.',
  ]);
  other.dispose();
  vi.useRealTimers();
});
