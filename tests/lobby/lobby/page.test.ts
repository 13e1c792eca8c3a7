// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildLobby } from '../../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../../sdk/lobby/config/config.ts';
import { createLobby } from '../../../sdk/lobby/create-lobby.ts';
import { createBus } from '../../../sdk/lobby/event-bus.ts';
import { routeAddress } from '../../../sdk/lobby/navigation/navigate.ts';
import { findLobby, when } from '../../../sdk/lobby/registry.ts';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';
import { VERSION } from '../../../sdk/lobby/version.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeEnv } from '../fake-env.ts';
import { memoryStore } from '../resource/stores.ts';

const made: Lobby[] = [];
const create = (config: Partial<LobbyConfig> = {}) => {
  const lobby = createLobby({ gateway: 'https://gw.example', merchant: 'demo', language: 'EN', ...config });
  made.push(lobby);
  return lobby;
};
/** Lobby in another tab: same storage, same channel, not in this page's registry. */
const tab = (storage: LobbyConfig['storage'], config: Partial<LobbyConfig> = {}) => {
  const options = { gateway: 'https://gw.example', merchant: 'demo', language: 'EN', languages: ['EN', 'VI', 'TY'] };
  const lobby = buildLobby(resolveConfig({ ...options, storage, ...config }), fakeEnv());
  made.push(lobby);
  return lobby;
};
afterEach(() => {
  for (const lobby of made.splice(0)) lobby.dispose();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('registry', () => {
  it('registry returns the same lobby for the same name and configuration', () => {
    const lobby = create();
    expect(create()).toBe(lobby);
    expect(findLobby('default')).toBe(lobby);
    expect(create({ name: 'second' })).not.toBe(lobby);
  });

  it('registry rejects another configuration with a used name and names the option', () => {
    create();
    expect(() => create({ merchant: 'other' })).toThrow(/"default".*"merchant"/);
  });

  it('registry resolves earlier lookups when the lobby is created and frees the name on dispose', async () => {
    const early = when('late');
    const lobby = create({ name: 'late' });
    expect(await early).toBe(lobby);
    expect(await when('late')).toBe(lobby);
    lobby.dispose();
    expect(findLobby('late')).toBeUndefined();
    expect(create({ name: 'late' })).not.toBe(lobby);
  });

  it('SDK copies of one version share lobbies and another version is separate and reported once', async () => {
    const lobby = create();
    vi.resetModules();
    const same = await import('../../../sdk/lobby/registry.ts');
    expect(same.findLobby('default')).toBe(lobby);

    const key = Symbol.for('lobbykit.lobbies');
    const page = globalThis as unknown as Record<symbol, unknown>;
    const stored = page[key];
    page[key] = { version: '9.9.9', lobbies: new Map([['default', lobby]]), waiting: new Map() };
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.resetModules();
    const other = await import('../../../sdk/lobby/registry.ts');
    expect(other.findLobby('default')).toBeUndefined();
    expect(other.findLobby('default')).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('9.9.9');
    page[key] = stored;
  });

  it('S26 VERSION is the version of the package', async () => {
    const { default: pkg } = await import('../../../package.json');
    expect(VERSION).toBe(pkg.version);
  });
});

describe('event bus', () => {
  it('event bus notifies the element, then the listeners, and runs the default unless prevented', () => {
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
    const ask = (to: string) => bus.request('navigate-request', { to, lobby: 'default' }, source);
    expect([ask('home'), ask('held by element'), ask('held by listener')]).toEqual([true, false, false]);
    expect(done).toEqual(['home']);
    expect(order).toEqual(['element', 'listener', 'element', 'element', 'listener']);
    off();
    ask('held by listener');
    expect(done).toEqual(['home', 'held by listener']);
  });

  it('lobby dispatches its own fact events once on the document and no fact events of widgets', () => {
    const heard: string[] = [];
    const listen = (event: Event) => heard.push(event.type);
    for (const name of ['lobby-theme', 'lobby-language', 'lobby-favorite', 'lobby-draw']) {
      document.addEventListener(name, listen);
    }
    const lobby = create({ languages: ['EN', 'VI'] });
    lobby.setTheme('dark');
    lobby.setTheme('dark');
    lobby.setLanguage('vi');
    lobby.fact('favorite', { id: '1', on: true, lobby: 'default' });
    lobby.fact('draw', { gameId: '1', numero: '2', lobby: 'default' });
    expect(heard).toEqual(['lobby-theme', 'lobby-language']);
    for (const name of ['lobby-theme', 'lobby-language', 'lobby-favorite', 'lobby-draw']) {
      document.removeEventListener(name, listen);
    }
    lobby.setTheme('light');
    localStorage.clear();
  });
});

describe('visitor preferences', () => {
  it('I18N-04 THEME-02 language and theme are stored and restored', () => {
    const store = memoryStore();
    const lobby = tab(store, { storagePrefix: '' });
    lobby.setLanguage('VI');
    lobby.setTheme('dark');
    expect(Object.fromEntries(store.entries)).toMatchObject({ language: 'VI', theme: 'dark' });
    const again = tab(store, { storagePrefix: '' });
    expect([again.$language.get(), again.$theme.get()]).toEqual(['VI', 'dark']);
    expect([again.$language.init, again.$theme.init]).toEqual(['EN', 'light']);
  });

  it('I18N-02 THEME-01 a stored value that is no longer offered falls back to the default', () => {
    const lobby = tab(
      memoryStore([
        ['lobbykit.default.language', 'XX'],
        ['lobbykit.default.theme', 'purple'],
      ]),
    );
    expect([lobby.$language.get(), lobby.$theme.get()]).toEqual(['EN', 'light']);
  });

  it('THEME-01 I18N-05 setLanguage and setTheme reject values that are not offered', () => {
    const lobby = tab(memoryStore());
    expect(() => lobby.setLanguage('PT')).toThrow(/"language" is "PT"; allowed: EN, VI, TY/);
    expect(() => lobby.setTheme('blue' as 'dark')).toThrow(/"theme" is "blue"; allowed: system, light, dark/);
  });

  it('S16 preferences reach the other tabs with the same prefix once and no other tabs', async () => {
    const store = memoryStore();
    const [one, two, apart] = [tab(store), tab(store), tab(memoryStore(), { storagePrefix: 'apart.' })];
    const heard: string[] = [];
    two.on('theme', ({ detail }) => heard.push(detail.theme));
    two.on('language', ({ detail }) => heard.push(detail.language));
    one.setTheme('dark');
    one.setLanguage('VI');
    await eventually(() => expect([two.$theme.get(), two.$language.get()]).toEqual(['dark', 'VI']));
    await new Promise(resolve => setTimeout(resolve, 30));
    expect(heard).toEqual(['dark', 'VI']);
    expect([apart.$theme.get(), apart.$language.get()]).toEqual(['light', 'EN']);
  });

  it('I18N-03 S16 a language chosen in another tab during loading is applied on the storage event', () => {
    const store = memoryStore();
    const lobby = tab(store);
    // The message of the other tab arrived before this page listened, and its stored value after this page had read the
    // storage.
    store.entries.set('lobbykit.default.language', 'VI');
    window.dispatchEvent(new StorageEvent('storage', { key: 'lobbykit.default.language' }));
    expect(lobby.$language.get()).toBe('VI');
    lobby.dispose();
    store.entries.set('lobbykit.default.language', 'TY');
    window.dispatchEvent(new StorageEvent('storage', { key: 'lobbykit.default.language' }));
    expect(lobby.$language.get()).toBe('VI');
  });

  it('S16 preferences are shared by storage events without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const store = memoryStore();
    const [one, two] = [tab(store), tab(store)];
    one.setTheme('dark');
    // jsdom emits no storage event for a custom store; this event is what a browser emits in the other tab.
    window.dispatchEvent(new StorageEvent('storage', { key: 'lobbykit.default.tabs' }));
    expect(two.$theme.get()).toBe('dark');
    store.entries.set('lobbykit.default.tabs', '{"scope":5}');
    expect(() => window.dispatchEvent(new StorageEvent('storage', { key: 'lobbykit.default.tabs' }))).not.toThrow();
    vi.unstubAllGlobals();
  });
});

describe('navigation', () => {
  const config = resolveConfig({
    gateway: 'https://gw.example/api',
    merchant: 'demo',
    routes: { login: '/check-in', bad: 'javascript:alert(1)' },
  });
  it.each([
    ['login', 'https://host.example/check-in'],
    ['member', 'https://gw.example/m/member'],
    ['//evil.example', 'https://gw.example/m/evil.example'],
    ['constructor', 'https://gw.example/m/constructor'],
    ['https://evil.example', 'https://gw.example/m/https://evil.example'],
    ['bad', null],
  ])('navigation to %s uses the host route, otherwise the site, and no other URL', (to, address) => {
    expect(routeAddress(to, config, 'https://host.example/page')).toBe(address);
  });
});
