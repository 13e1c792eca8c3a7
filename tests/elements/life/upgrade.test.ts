/** Attributes and properties of an element: set before its definition, invalid, and mirrored. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { define } from '../../../sdk/elements/base/define.ts';
import { LobbyElement } from '../../../sdk/elements/base/lobby-element.ts';
import { registerLobby, removeLobby } from '../../../sdk/lobby/registry.ts';
import { eventually } from '../../helpers/eventually.ts';
import { defineToy, resetToy, settle, type ToyElement, toyLobby } from '../../helpers/pages/toy-element.tsx';

const lobby = toyLobby();
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
const text = (element: HTMLElement) => element.shadowRoot?.querySelector('p')?.firstChild?.textContent;

beforeAll(() => {
  registerLobby(lobby);
});
beforeEach(() => {
  resetToy();
  errors.mockClear();
});
afterEach(async () => {
  document.body.replaceChildren();
  await settle();
});

describe('before the tag is defined', () => {
  it('an element that another script has defined remains, and a warning names the cause', () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    class Foreign extends HTMLElement {}
    customElements.define('lobby-taken', Foreign);
    define('lobby-taken', class extends LobbyElement {});
    expect(customElements.get('lobby-taken')).toBe(Foreign);
    expect(warnings.mock.calls).toEqual([
      ['lobbykit: <lobby-taken> shows no widget: another script has defined the element.'],
    ]);
    warnings.mockRestore();
  });

  it('element preserves properties and attributes that were set before its definition', async () => {
    const early = document.body.appendChild(document.createElement('lobby-toy')) as ToyElement;
    early.setAttribute('size', 'large');
    early.count = 7;
    early.noFrill = true;
    const other = toyLobby('early');
    early.lobby = other;
    defineToy();
    await settle();
    expect(text(early)).toBe('early large 7 plain');
    expect(early.lobby).toBe(other);
    expect(early.getAttribute('count')).toBe('7');
    early.count = 8;
    await settle();
    expect(text(early)).toBe('early large 8 plain');
  });
});

describe('attributes and properties', () => {
  const place = async (html: Record<string, string> = {}) => {
    const element = document.createElement('lobby-toy') as ToyElement;
    for (const [name, value] of Object.entries(html)) element.setAttribute(name, value);
    document.body.append(element);
    await settle();
    return element;
  };

  it('attributes and properties mirror each other', async () => {
    const element = await place({ count: '2' });
    expect(element.count).toBe(2);
    element.size = 'large';
    element.noFrill = true;
    expect(element.getAttribute('size')).toBe('large');
    expect(element.getAttribute('no-frill')).toBe('');
    element.noFrill = false;
    element.size = null;
    expect(element.hasAttribute('no-frill')).toBe(false);
    expect(element.size).toBeNull();
    await settle();
    expect(text(element)).toBe('default small 2 frilled');
  });

  it('EMBED-17 a flag attribute with the value "false" is false', async () => {
    const element = await place({ 'no-frill': 'false' });
    expect(element.noFrill).toBe(false);
    expect(text(element)).toBe('default small 0 frilled');
    element.setAttribute('no-frill', 'true');
    expect(element.noFrill).toBe(true);
    await settle();
    expect(text(element)).toBe('default small 0 plain');
  });

  it('an invalid value is reported once with option, value and allowed values and shows the error state', async () => {
    const element = await place({ size: 'huge' });
    expect(errors.mock.calls).toEqual([['lobbykit: <lobby-toy> size="huge"; allowed: small, large.']]);
    expect(element.state).toBe('error');
    expect(element.shadowRoot?.querySelector('[role=alert]')).not.toBeNull();
    element.setAttribute('count', '1');
    await settle();
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it.each(['-1', '10', '1.5', 'ten', ' '])('element rejects the number %j', async count => {
    await place({ count });
    expect(errors.mock.calls[0]?.[0]).toContain(`count="${count}"; allowed: a whole number from 0 to 9.`);
  });

  it('element shows its view again when the value is valid', async () => {
    const element = await place({ size: 'huge' });
    element.setAttribute('size', 'large');
    await settle();
    expect(text(element)).toBe('default large 0 frilled');
    expect(element.state).toBe('ready');
  });

  it('lang and theme attributes override language and theme of one element only', async () => {
    const own = await place({ lang: 'pt', theme: 'dark' });
    const plain = await place();
    await eventually(() => expect(own.shadowRoot?.querySelector('p')?.lang).toBe('pt'));
    expect(own.shadowRoot?.querySelector('p')?.dataset.theme).toBe('dark');
    expect(plain.shadowRoot?.querySelector('p')?.lang).toBe('en');
    expect(plain.shadowRoot?.querySelector('p')?.dataset.theme).toBe('light');
  });
});

describe('cleanup of the lobby element', () => {
  it('removeLobby leaves the document empty', () => {
    removeLobby(lobby);
    expect(document.body.childElementCount).toBe(0);
  });
});
