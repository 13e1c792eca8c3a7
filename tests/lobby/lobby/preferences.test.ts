// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildLobby } from '../../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../../sdk/lobby/config/config.ts';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeEnv } from '../fake-env.ts';
import { memoryStore } from '../resource/stores.ts';

const created: Lobby[] = [];
/** Lobby in another tab: same storage, same channel, not in this page's registry. */
const tab = (storage: LobbyConfig['storage'], config: Partial<LobbyConfig> = {}) => {
  const options = { gateway: 'https://gw.example', merchant: 'demo', language: 'EN', languages: ['EN', 'VI', 'TY'] };
  const lobby = buildLobby(resolveConfig({ ...options, storage, ...config }), fakeEnv());
  created.push(lobby);
  return lobby;
};
afterEach(() => {
  for (const lobby of created.splice(0)) lobby.dispose();
  vi.restoreAllMocks();
  sessionStorage.clear();
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

  it('S16 a changed preference reaches each tab with the same storage prefix exactly once, and no other tab', async () => {
    const store = memoryStore();
    const [one, two, separate] = [tab(store), tab(store), tab(memoryStore(), { storagePrefix: 'apart.' })];
    const events: string[] = [];
    two.on('theme', ({ detail }) => events.push(detail.theme));
    two.on('language', ({ detail }) => events.push(detail.language));
    one.setTheme('dark');
    one.setLanguage('VI');
    await eventually(() => expect([two.$theme.get(), two.$language.get()]).toEqual(['dark', 'VI']));
    await new Promise(resolve => setTimeout(resolve, 30));
    expect(events).toEqual(['dark', 'VI']);
    expect([separate.$theme.get(), separate.$language.get()]).toEqual(['light', 'EN']);
  });

  it('I18N-03 S16 a language chosen in another tab while the page loads is applied on the storage event', () => {
    const store = memoryStore();
    const lobby = tab(store);
    // The message of the other tab arrived before this page listened, and its value was stored after this page had read
    // the storage.
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
