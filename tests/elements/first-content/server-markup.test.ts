/** An element whose first paint came from a server: when its own view takes the place of that markup, and what it leaves. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registerLobby, removeLobby } from '../../../sdk/lobby/registry.ts';
import { defineToy, resetToy, toy, toyLobby } from '../../helpers/pages/toy-element.tsx';

const settle = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 60))));

/** As the parser leaves an element with declarative shadow DOM: a root with a linked sheet and the view. */
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

describe('markup that a server rendered', () => {
  it('stays as long as the view has nothing to show, then goes with its sheet', async () => {
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

  it('stays without a lobby, and gives way to words about a wrong option', async () => {
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

  it('never comes back: an element that is taken out and put in again shows its own view', async () => {
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
