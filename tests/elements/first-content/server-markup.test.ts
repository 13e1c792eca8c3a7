/** Element with server-rendered markup: replacement by its own view and cleanup. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registerLobby, removeLobby } from '../../../sdk/lobby/registry.ts';
import { defineToy, resetToy, settle, toy, toyLobby } from '../../helpers/pages/toy-element.tsx';

/**
 * Element as the parser creates it from declarative shadow DOM: a shadow root with a linked stylesheet and the view.
 */
function rendered(): HTMLElement {
  const element = document.createElement('lobby-toy');
  const root = element.attachShadow({ mode: 'open' });
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  const view = document.createElement('div');
  view.textContent = '13579';
  root.append(sheet, view);
  return element;
}

const shown = (element: HTMLElement) => element.shadowRoot?.querySelector('div')?.textContent;

beforeAll(() => defineToy());
afterEach(async () => {
  document.body.replaceChildren();
  await settle();
  resetToy();
});

describe('server-rendered markup', () => {
  it('server markup is visible until the view renders, and is then removed together with its stylesheet', async () => {
    const lobby = toyLobby();
    registerLobby(lobby);
    toy.$status.set('loading');
    const element = rendered();
    document.body.append(element);
    await settle();
    expect(toy.mounts).toBe(1);
    expect(shown(element)).toBe('13579');
    toy.$status.set('ready');
    await settle();
    expect(shown(element)).toContain('default small 0 frilled');
    expect(element.shadowRoot?.querySelectorAll('link')).toHaveLength(0);
    expect(element.shadowRoot?.querySelectorAll('div')).toHaveLength(1);
    removeLobby(lobby);
  });

  it('server markup is visible until a lobby exists, and an error about an invalid option replaces it', async () => {
    const element = rendered();
    element.setAttribute('lobby', 'later');
    document.body.append(element);
    await settle();
    expect(shown(element)).toBe('13579');
    const lobby = toyLobby('later');
    element.setAttribute('size', 'huge');
    registerLobby(lobby);
    await settle();
    expect(element.shadowRoot?.querySelector('[role=alert]')).not.toBeNull();
    expect(shown(element)).not.toContain('13579');
    removeLobby(lobby);
  });

  it('an element that is removed and added again renders its view and no server markup', async () => {
    const lobby = toyLobby();
    registerLobby(lobby);
    const element = rendered();
    document.body.append(element);
    await settle();
    element.remove();
    await settle();
    document.body.append(element);
    await settle();
    expect(shown(element)).toContain('default small 0 frilled');
    expect(element.shadowRoot?.querySelectorAll('div')).toHaveLength(1);
    removeLobby(lobby);
  });
});
