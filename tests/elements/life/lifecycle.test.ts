/** Lifecycle of an element: pending, moved, removed, added again and failed. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteFailure } from '../../../sdk/elements/base/lobby-failures.ts';
import { registerLobby, removeLobby } from '../../../sdk/lobby/registry.ts';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import {
  defineToy,
  resetToy,
  settle,
  type ToyElement,
  toy,
  toyLobby,
  toyModel,
} from '../../helpers/pages/toy-element.tsx';

let lobby: Lobby;
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(() => {
  defineToy();
});
beforeEach(() => {
  errors.mockClear();
  resetToy();
  lobby = toyLobby();
  registerLobby(lobby);
});
afterEach(async () => {
  vi.useRealTimers();
  document.body.replaceChildren();
  await settle();
  removeLobby(lobby);
});

const place = async (attributes: Record<string, string> = {}, into: Element = document.body): Promise<ToyElement> => {
  const element = document.createElement('lobby-toy') as ToyElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  into.append(element);
  await settle();
  return element;
};
const text = (element: HTMLElement) => element.shadowRoot?.querySelector('p')?.firstChild?.textContent;

describe("lookup of an element's lobby", () => {
  it('element uses the default lobby and renders its view', async () => {
    expect(text(await place())).toBe('default small 0 frilled');
  });

  it('element waits for a lobby that is created later', async () => {
    const element = await place({ lobby: 'later' });
    expect(element.state).toBe('loading');
    expect(text(element)).toBeUndefined();
    const late = toyLobby('later');
    registerLobby(late);
    await settle();
    expect(text(element)).toBe('later small 0 frilled');
    removeLobby(late);
  });

  it('EMBED-02 element without a lobby reports after 5 s the name that it waits for', () => {
    vi.useFakeTimers();
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [kept, removed] = ['missing', 'removed'].map(name => {
      const element = document.createElement('lobby-toy');
      element.setAttribute('lobby', name);
      document.body.append(element);
      return element;
    });
    removed?.remove();
    vi.advanceTimersByTime(4_999);
    expect(warnings).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(warnings.mock.calls).toEqual([[expect.stringContaining('<lobby-toy> waits for the lobby "missing"')]]);
    kept?.remove();
    warnings.mockRestore();
  });

  it('element does not mount if it was removed while its lobby was pending', async () => {
    const element = await place({ lobby: 'too-late' });
    element.remove();
    await settle();
    const late = toyLobby('too-late');
    registerLobby(late);
    await settle();
    expect(toy.mounts).toBe(0);
    removeLobby(late);
  });

  it('element accepts a lobby object as property and switches to another lobby', async () => {
    const element = document.createElement('lobby-toy') as ToyElement;
    element.lobby = toyLobby('given');
    document.body.append(element);
    await settle();
    expect(text(element)).toBe('given small 0 frilled');
    element.lobby = toyLobby('other');
    await settle();
    expect(text(element)).toBe('other small 0 frilled');
    element.lobby = null;
    await settle();
    expect(text(element)).toBe('default small 0 frilled');
  });

  it('an object in the lobby attribute is an error that names the property', async () => {
    const element = await place({ lobby: '[object Object]' });
    expect(errors.mock.calls).toEqual([[expect.stringContaining('Set the property')]]);
    expect(element.state).toBe('error');
  });

  it('element shows the error state when its pending lobby fails to be created', async () => {
    const element = await place({ lobby: 'broken' });
    const listener = vi.fn();
    element.addEventListener('lobby-error', listener);
    noteFailure('broken', new Error('option "merchant" is missing'));
    await settle();
    expect(element.state).toBe('error');
    expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('available');
    expect(listener.mock.calls[0]?.[0].detail).toMatchObject({ kind: 'config', lobby: 'broken' });
  });
});

describe('copied nodes of an element', () => {
  it('element removes copied light DOM nodes and preserves the children of the page', async () => {
    document.body.innerHTML =
      '<lobby-toy><div class="lk-light" slot="form"><form></form></div><b>of the page</b></lobby-toy>';
    await settle();
    expect(document.querySelector('lobby-toy')?.innerHTML).toBe('<b>of the page</b>');
  });
});

describe('moving and removing', () => {
  it('R20 moving an element within the page does not remount it', async () => {
    const element = await place();
    const { draws } = toy;
    const other = document.body.appendChild(document.createElement('section'));
    other.append(element);
    await settle();
    expect(toy).toMatchObject({ mounts: 1, unmounts: 0, draws });
    expect(text(element)).toBe('default small 0 frilled');
  });

  it('removing an element stops the effects of its view exactly once and preserves the rendered nodes', async () => {
    const element = await place();
    element.remove();
    await settle();
    expect(toy).toMatchObject({ mounts: 1, unmounts: 1 });
    expect(text(element)).toBe('default small 0 frilled');
    expect(element.model).toBeNull();
    toy.$status.set('empty');
    expect(element.state).toBe('ready');
  });

  it('an element that is added again restarts its view and reuses the rendered nodes', async () => {
    const element = await place({ count: '3' });
    const node = element.shadowRoot?.querySelector('p');
    element.remove();
    await settle();
    toy.$status.set('empty');
    document.body.append(element);
    await settle();
    expect(toy).toMatchObject({ mounts: 2, unmounts: 1 });
    expect(element.shadowRoot?.querySelector('p')).toBe(node);
    expect(text(element)).toBe('default small 3 frilled');
    expect(element.model).toBe(toyModel);
    expect(element.state).toBe('empty');
  });

  it('changes of a removed element are rendered once it is added again', async () => {
    const element = await place();
    element.remove();
    await settle();
    const { draws } = toy;
    element.setAttribute('count', '4');
    await settle();
    expect(toy.draws).toBe(draws);
    document.body.append(element);
    await settle();
    expect(text(element)).toBe('default small 4 frilled');
    expect(toy).toMatchObject({ mounts: 2, unmounts: 1 });
  });

  it('an element that is added again after its lobby was replaced renders the new lobby', async () => {
    const element = await place();
    element.remove();
    await settle();
    removeLobby(lobby);
    lobby = toyLobby();
    registerLobby(lobby);
    document.body.append(element);
    await settle();
    expect(toy.lobbies.size).toBe(2);
    expect(toy).toMatchObject({ mounts: 2, unmounts: 1 });
  });

  it('element exposes the model of its view', async () => {
    expect((await place()).model).toBe(toyModel);
  });

  it('element exposes the state of its model as a property', async () => {
    const element = await place();
    expect(element.state).toBe('ready');
    toy.$status.set('empty');
    expect(element.state).toBe('empty');
  });
});

describe('events of an element', () => {
  it('element emits lobby-state for each change after its first state', async () => {
    const states: unknown[] = [];
    const listener = (event: Event) => states.push((event as CustomEvent).detail);
    document.addEventListener('lobby-state', listener);
    await place();
    toy.$status.set('empty');
    document.removeEventListener('lobby-state', listener);
    expect(states).toEqual([
      { state: 'ready', lobby: 'default' },
      { state: 'empty', lobby: 'default' },
    ]);
  });

  it('element has a custom state and removes the attribute of a load failure, so that a framework hydrates its tag', async () => {
    const states = new Set<string>();
    const internals = vi
      .spyOn(HTMLElement.prototype, 'attachInternals')
      .mockReturnValue({ states } as unknown as ElementInternals);
    const element = await place({ 'data-state': 'error' });
    expect([...states]).toEqual(['ready']);
    expect(element.hasAttribute('data-state')).toBe(false);
    internals.mockRestore();
  });

  it('element has the attribute data-state in a browser that rejects names of custom states', async () => {
    const states = {
      clear() {},
      add() {
        throw new DOMException('The name must begin with --', 'SyntaxError');
      },
    };
    const internals = vi
      .spyOn(HTMLElement.prototype, 'attachInternals')
      .mockReturnValue({ states } as unknown as ElementInternals);
    const element = await place();
    expect(element.dataset.state).toBe('ready');
    internals.mockRestore();
  });

  it('request events cross shadow roots and report preventDefault', async () => {
    const element = await place();
    const listener = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('lobby-navigate-request', listener);
    element.shadowRoot?.querySelector('button')?.click();
    document.body.removeEventListener('lobby-navigate-request', listener);
    const event = listener.mock.calls[0]?.[0] as CustomEvent;
    expect(event).toMatchObject({ bubbles: true, composed: true, cancelable: true, defaultPrevented: true });
    expect(event.detail).toEqual({ to: 'home', lobby: 'default' });
  });

  it('events that report a fact are not cancelable', async () => {
    const element = await place();
    const listener = vi.fn();
    element.addEventListener('lobby-ready', listener);
    element.emit('ready', { lobby: 'default' });
    expect(listener.mock.calls[0]?.[0].cancelable).toBe(false);
  });
});

describe('R15 elements with a failing view', () => {
  it('a failing view emits lobby-error and restarts automatically once', async () => {
    const element = await place();
    const listener = vi.fn();
    element.addEventListener('lobby-error', listener);
    vi.useFakeTimers();
    toy.throwTimes = 1;
    element.setAttribute('count', '4');
    await vi.advanceTimersByTimeAsync(100);
    expect(element.state).toBe('error');
    expect(element.shadowRoot?.querySelector('[role=alert]')).not.toBeNull();
    expect(listener.mock.calls[0]?.[0].detail).toMatchObject({ kind: 'render', message: 'Error: the toy broke' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(text(element)).toBe('default small 4 frilled');
    expect(element.state).toBe('ready');
  });

  it('a view that fails twice offers a retry', async () => {
    const element = await place();
    vi.useFakeTimers();
    toy.throwTimes = 2;
    element.setAttribute('count', '5');
    await vi.advanceTimersByTimeAsync(10_000);
    const retry = element.shadowRoot?.querySelector<HTMLElement>('[role=alert] button');
    expect(retry).not.toBeNull();
    retry?.click();
    await vi.advanceTimersByTimeAsync(100);
    expect(text(element)).toBe('default small 5 frilled');
  });
});
