// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { buildLobby } from '../../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../../sdk/lobby/config/config.ts';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';
import { fakeEnv } from '../fake-env.ts';
import { memoryStore } from '../resource/stores.ts';

const created: Lobby[] = [];
afterEach(() => {
  for (const lobby of created.splice(0)) lobby.dispose();
  vi.unstubAllGlobals();
});

/** Device with a dark or light setting that can change. */
function setDevice(dark: boolean) {
  const device = Object.assign(new EventTarget(), { matches: dark });
  vi.stubGlobal('matchMedia', () => device);
  return (next: boolean) => {
    device.matches = next;
    device.dispatchEvent(new Event('change'));
  };
}

function tab(storage: LobbyConfig['storage'] = memoryStore(), config: Partial<LobbyConfig> = {}) {
  const options = { gateway: 'https://gw.example', merchant: 'demo', language: 'EN', storage, ...config };
  const lobby = buildLobby(resolveConfig(options), fakeEnv());
  created.push(lobby);
  return lobby;
}

const themeOf = ({ $themeChoice, $theme }: Lobby) => [$themeChoice.get(), $theme.get()];

it('THEME-01 theme is initially "system" and follows the device until the visitor chooses a theme', () => {
  const turn = setDevice(true);
  const lobby = tab();
  const events: string[] = [];
  lobby.on('theme', ({ detail }) => events.push(detail.theme));
  expect(themeOf(lobby)).toEqual(['system', 'dark']);
  turn(false);
  expect(themeOf(lobby)).toEqual(['system', 'light']);
  lobby.setTheme('dark');
  turn(true);
  turn(false);
  expect(themeOf(lobby)).toEqual(['dark', 'dark']);
  expect(events).toEqual(['light', 'dark']);
});

it('THEME-02 a chosen system theme is stored and follows the device again', () => {
  setDevice(true);
  const store = memoryStore();
  const lobby = tab(store, { theme: 'light' });
  expect(themeOf(lobby)).toEqual(['light', 'light']);
  lobby.setTheme('system');
  expect(themeOf(lobby)).toEqual(['system', 'dark']);
  expect(themeOf(tab(store, { theme: 'light' }))).toEqual(['system', 'dark']);
});

it('THEME-01 theme on a server is light unless the host configures dark', () => {
  setDevice(true);
  expect(tab().$theme).toMatchObject({ init: 'light' });
  expect(tab(memoryStore(), { theme: 'dark' }).$theme).toMatchObject({ init: 'dark' });
  vi.stubGlobal('window', undefined);
  expect(themeOf(tab())).toEqual(['system', 'light']);
});

it('THEME-01 a disposed lobby does not follow the theme of the device', () => {
  const turn = setDevice(false);
  const lobby = tab();
  lobby.dispose();
  turn(true);
  expect(themeOf(lobby)).toEqual(['system', 'light']);
});
