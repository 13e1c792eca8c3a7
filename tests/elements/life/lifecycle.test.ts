/** Life of an element in the page: waiting, moving, leaving, coming back, breaking. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteFailure } from '../../../sdk/elements/base/lobby-failures.ts';
import { registerLobby, removeLobby } from '../../../sdk/lobby/registry.ts';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { defineToy, resetToy, type ToyElement, toy, toyLobby, toyModel } from '../../helpers/pages/toy-element.tsx';

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

/** Lets timers of 0 ms and drawings pass. */
const settle = () =>
  new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 60))));

const place = async (attributes: Record<string, string> = {}, into: Element = document.body): Promise<ToyElement> => {
  const element = document.createElement('lobby-toy') as ToyElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  into.append(element);
  await settle();
  return element;
};
const text = (element: HTMLElement) => element.shadowRoot?.querySelector('p')?.firstChild?.textContent;

describe('finding the lobby', () => {
  it('takes the default lobby and shows its view', async () => {
    expect(text(await place())).toBe('default small 0 frilled');
  });

  it('waits for a lobby that is made later', async () => {
    const element = await place({ lobby: 'later' });
    expect(element.dataset.state).toBe('loading');
    expect(text(element)).toBeUndefined();
    const late = toyLobby('later');
    registerLobby(late);
    await settle();
    expect(text(element)).toBe('later small 0 frilled');
    removeLobby(late);
  });

  it('does not mount when it left the page while it waited', async () => {
    const element = await place({ lobby: 'too-late' });
    element.remove();
    await settle();
    const late = toyLobby('too-late');
    registerLobby(late);
    await settle();
    expect(toy.mounts).toBe(0);
    removeLobby(late);
  });

  it('takes a lobby object as property and moves to another', async () => {
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

  it('an object in the attribute lobby is an error that names the property', async () => {
    const element = await place({ lobby: '[object Object]' });
    expect(errors.mock.calls).toEqual([[expect.stringContaining('Set the property')]]);
    expect(element.dataset.state).toBe('error');
  });

  it('shows an error state when the lobby it waits for could not be made', async () => {
    const element = await place({ lobby: 'broken' });
    const heard = vi.fn();
    element.addEventListener('lobby-error', heard);
    noteFailure('broken', new Error('option "merchant" is missing'));
    await settle();
    expect(element.dataset.state).toBe('error');
    expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).toContain('available');
    expect(heard.mock.calls[0]?.[0].detail).toMatchObject({ kind: 'config', lobby: 'broken' });
  });
});

describe('copies of its nodes', () => {
  it('takes away what another element was given among its children, and leaves what the page wrote', async () => {
    document.body.innerHTML =
      '<lobby-toy><div class="lk-light" slot="form"><form></form></div><b>of the page</b></lobby-toy>';
    await settle();
    expect(document.querySelector('lobby-toy')?.innerHTML).toBe('<b>of the page</b>');
  });
});

describe('moving and leaving', () => {
  it('R20 a move in the page does not start it again', async () => {
    const element = await place();
    const { draws } = toy;
    const other = document.body.appendChild(document.createElement('section'));
    other.append(element);
    await settle();
    expect(toy).toMatchObject({ mounts: 1, unmounts: 0, draws });
    expect(text(element)).toBe('default small 0 frilled');
  });

  it('unmounts once when it is removed, and keeps nothing of its view', async () => {
    const element = await place();
    element.remove();
    await settle();
    expect(toy).toMatchObject({ mounts: 1, unmounts: 1 });
    expect(element.shadowRoot?.querySelector('p')).toBeNull();
    expect(element.model).toBeNull();
  });

  it('comes back to life when it is added again', async () => {
    const element = await place({ count: '3' });
    element.remove();
    await settle();
    document.body.append(element);
    await settle();
    expect(toy).toMatchObject({ mounts: 2, unmounts: 1 });
    expect(text(element)).toBe('default small 3 frilled');
  });

  it('gives the model of its view', async () => {
    expect((await place()).model).toBe(toyModel);
  });

  it('reflects the state of its model', async () => {
    const element = await place();
    expect(element.dataset.state).toBe('ready');
    toy.$status.set('empty');
    expect(element.dataset.state).toBe('empty');
  });
});

describe('events', () => {
  it('sends requests up through shadow roots, and tells when one was prevented', async () => {
    const element = await place();
    const heard = vi.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('lobby-navigate-request', heard);
    element.shadowRoot?.querySelector('button')?.click();
    document.body.removeEventListener('lobby-navigate-request', heard);
    const event = heard.mock.calls[0]?.[0] as CustomEvent;
    expect(event).toMatchObject({ bubbles: true, composed: true, cancelable: true, defaultPrevented: true });
    expect(event.detail).toEqual({ to: 'home', lobby: 'default' });
  });

  it('facts cannot be prevented', async () => {
    const element = await place();
    const heard = vi.fn();
    element.addEventListener('lobby-ready', heard);
    element.emit('ready', { lobby: 'default' });
    expect(heard.mock.calls[0]?.[0].cancelable).toBe(false);
  });
});

describe('R15 a view that breaks', () => {
  it('tells the page and starts again by itself, once', async () => {
    const element = await place();
    const heard = vi.fn();
    element.addEventListener('lobby-error', heard);
    vi.useFakeTimers();
    toy.throwTimes = 1;
    element.setAttribute('count', '4');
    await vi.advanceTimersByTimeAsync(100);
    expect(element.dataset.state).toBe('error');
    expect(element.shadowRoot?.querySelector('[role=alert]')).not.toBeNull();
    expect(heard.mock.calls[0]?.[0].detail).toMatchObject({ kind: 'render', message: 'Error: the toy broke' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(text(element)).toBe('default small 4 frilled');
    expect(element.dataset.state).toBe('ready');
  });

  it('offers a retry when the second try breaks too', async () => {
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
