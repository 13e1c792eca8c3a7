/** A dark element is dark from its first rendering, although the dark stylesheet loads separately. */
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createLobby } from '../../../sdk/lobby/create-lobby.ts';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { eventually } from '../../helpers/eventually.ts';
import { defineToy, resetToy } from '../../helpers/pages/toy-element.tsx';

/** Stylesheet with a simulated network delay. */
const sheet = vi.hoisted(() => async () => {
  await new Promise(resolve => setTimeout(resolve, 60));
  return { default: '.lk[data-theme="dark"]{color:white}' };
});
vi.mock('../../../sdk/styles/dark.css?inline', sheet);

let lobby: Lobby;
beforeAll(() => defineToy());
afterEach(() => {
  document.body.replaceChildren();
  lobby.dispose();
  resetToy();
});

const sheets = (root: ShadowRoot) =>
  [...root.querySelectorAll('style')].map(style => style.textContent).join() +
  (root.adoptedStyleSheets ?? []).flatMap(one => [...one.cssRules].map(rule => rule.cssText)).join();

it('THEME-01 a dark element renders only after the dark stylesheet has loaded', async () => {
  lobby = createLobby({ gateway: 'https://gw.example', merchant: 'demo', language: 'EN' });
  const light = document.createElement('lobby-toy');
  document.body.append(light);
  await eventually(() => expect(light.shadowRoot?.querySelector('p')).toBeTruthy());
  expect(sheets(light.shadowRoot!)).not.toContain('dark');
  const dark = document.createElement('lobby-toy');
  dark.setAttribute('theme', 'dark');
  document.body.append(dark);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(dark.shadowRoot?.querySelector('p') ?? null).toBeNull();
  await eventually(() => expect(dark.shadowRoot?.querySelector('p')).toBeTruthy());
  expect(sheets(dark.shadowRoot!)).toContain('dark');
});

it('THEME-01 an element that becomes dark loads the dark stylesheet', async () => {
  lobby = createLobby({ gateway: 'https://gw.example', merchant: 'demo', language: 'EN' });
  const element = document.createElement('lobby-toy');
  document.body.append(element);
  await eventually(() => expect(element.shadowRoot?.querySelector('p')).toBeTruthy());
  expect(sheets(element.shadowRoot!)).not.toContain('dark');
  lobby.setTheme('dark');
  await eventually(() => expect(sheets(element.shadowRoot!)).toContain('dark'));
});
