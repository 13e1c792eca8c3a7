// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLobby } from '../../../sdk/lobby/create-lobby.ts';
import { findLobby, when } from '../../../sdk/lobby/registry.ts';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';
import { VERSION } from '../../../sdk/lobby/version.ts';

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

describe('lobby registry', () => {
  it('registry returns the same lobby for the same name and configuration', () => {
    const lobby = create();
    expect(create()).toBe(lobby);
    expect(findLobby('default')).toBe(lobby);
    expect(create({ name: 'second' })).not.toBe(lobby);
  });

  it('registry rejects a different configuration for a used name and names the option that differs', () => {
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

  it('SDK copies of the same version share lobbies, and a copy of another version has separate lobbies and is reported once', async () => {
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

  it('S26 VERSION equals the version of the package', async () => {
    const { default: pkg } = await import('../../../package.json');
    expect(VERSION).toBe(pkg.version);
  });
});
