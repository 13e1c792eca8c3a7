// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { buildLobby } from '../../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../../sdk/lobby/config/config.ts';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';
import { fakeEnv } from '../fake-env.ts';
import { memoryStore } from '../resource/stores.ts';

const made: Lobby[] = [];
afterEach(() => {
  for (const lobby of made.splice(0)) lobby.dispose();
  vi.unstubAllGlobals();
});

/** A device whose owner has set it dark or light, and changes that. */
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
  made.push(lobby);
  return lobby;
}

const looks = ({ $themeChoice, $theme }: Lobby) => [$themeChoice.get(), $theme.get()];

it('THEME-01 begins with the system, and follows the device as long as nobody chooses', () => {
  const turn = setDevice(true);
  const lobby = tab();
  const heard: string[] = [];
  lobby.on('theme', ({ detail }) => heard.push(detail.theme));
  expect(looks(lobby)).toEqual(['system', 'dark']);
  turn(false);
  expect(looks(lobby)).toEqual(['system', 'light']);
  lobby.setTheme('dark');
  turn(true);
  turn(false);
  expect(looks(lobby)).toEqual(['dark', 'dark']);
  expect(heard).toEqual(['light', 'dark']);
});

it('THEME-02 keeps the choice of the system too, and goes back to the device by it', () => {
  setDevice(true);
  const store = memoryStore();
  const lobby = tab(store, { theme: 'light' });
  expect(looks(lobby)).toEqual(['light', 'light']);
  lobby.setTheme('system');
  expect(looks(lobby)).toEqual(['system', 'dark']);
  expect(looks(tab(store, { theme: 'light' }))).toEqual(['system', 'dark']);
});

it('THEME-01 a server, which knows no device, shows light, and dark where the host says so', () => {
  setDevice(true);
  expect(tab().$theme).toMatchObject({ init: 'light' });
  expect(tab(memoryStore(), { theme: 'dark' }).$theme).toMatchObject({ init: 'dark' });
  vi.stubGlobal('window', undefined);
  expect(looks(tab())).toEqual(['system', 'light']);
});

it('THEME-01 a lobby that is gone follows no device', () => {
  const turn = setDevice(false);
  const lobby = tab();
  lobby.dispose();
  turn(true);
  expect(looks(lobby)).toEqual(['system', 'light']);
});
