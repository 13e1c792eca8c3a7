// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLobby } from '../../../sdk/lobby/create-lobby.ts';
import { createBus } from '../../../sdk/lobby/event-bus.ts';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';

const created: Lobby[] = [];
const create = (config: Partial<LobbyConfig> = {}) => {
  const lobby = createLobby({ gateway: 'https://gw.example', merchant: 'demo', language: 'EN', ...config });
  created.push(lobby);
  return lobby;
};
afterEach(() => {
  for (const lobby of created.splice(0)) lobby.dispose();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('event bus', () => {
  it('event bus notifies first the element, then the listeners, and runs a default action that none of them prevents', () => {
    const done: string[] = [];
    const bus = createBus({ 'navigate-request': ({ to }) => done.push(to) });
    const order: string[] = [];
    const source = document.body.appendChild(document.createElement('div'));
    document.body.addEventListener('lobby-navigate-request', event => {
      order.push('element');
      if (event.detail.to === 'held by element') event.preventDefault();
    });
    const off = bus.on('navigate-request', event => {
      order.push('listener');
      if (event.detail.to === 'held by listener') event.preventDefault();
    });
    const requestTo = (to: string) => bus.request('navigate-request', { to, lobby: 'default' }, source);
    expect([requestTo('home'), requestTo('held by element'), requestTo('held by listener')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(done).toEqual(['home']);
    expect(order).toEqual(['element', 'listener', 'element', 'element', 'listener']);
    off();
    requestTo('held by listener');
    expect(done).toEqual(['home', 'held by listener']);
  });

  it('lobby dispatches theme and language events once on the document, but not the events that widgets dispatch', () => {
    const events: string[] = [];
    const listen = (event: Event) => events.push(event.type);
    for (const name of ['lobby-theme', 'lobby-language', 'lobby-favorite', 'lobby-draw']) {
      document.addEventListener(name, listen);
    }
    const lobby = create({ languages: ['EN', 'VI'] });
    lobby.setTheme('dark');
    lobby.setTheme('dark');
    lobby.setLanguage('vi');
    lobby.fact('favorite', { id: '1', on: true, lobby: 'default' });
    lobby.fact('draw', { gameId: '1', numero: '2', lobby: 'default' });
    expect(events).toEqual(['lobby-theme', 'lobby-language']);
    for (const name of ['lobby-theme', 'lobby-language', 'lobby-favorite', 'lobby-draw']) {
      document.removeEventListener(name, listen);
    }
    lobby.setTheme('light');
    localStorage.clear();
  });
});
