import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Env, pageEnv } from '../../../sdk/dom/env.ts';
import { buildLobby } from '../../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../../sdk/lobby/config/config.ts';
import type { Lobby, LobbyConfig } from '../../../sdk/lobby/types.ts';
import { gameMenuRecent, systemStatus } from '../../../sdk/protocol/wire.ts';
import { json, startServer, type TestServer } from '../../client/http-server.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { wireGame, wireMenu } from '../lottery/menus.ts';
import { memoryStore } from '../resource/stores.ts';

let live: TestGateway;
let broken: TestServer;
beforeAll(async () => {
  live = await gateway();
  broken = await startServer();
});
afterAll(async () => {
  await live.stop();
  await broken.stop();
});

const created: Lobby[] = [];
afterEach(() => {
  for (const lobby of created.splice(0)) lobby.dispose();
});

function lobbyOn(url: string, config: Partial<LobbyConfig> = {}, env: Partial<Env> = {}): Lobby {
  const options = { gateway: url, merchant: 'demo', language: 'EN', languages: ['EN', 'VI'], storage: memoryStore() };
  const lobby = buildLobby(resolveConfig({ ...options, ...config }), { ...pageEnv, ...env });
  created.push(lobby);
  return lobby;
}

/** Resolves when the value of the store satisfies `predicate`. */
function until<T>(store: { subscribe(listener: (value: T) => void): () => void }, predicate: (value: T) => boolean) {
  return new Promise<T>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the store never held it')), 10_000);
    const off = store.subscribe(value => {
      if (!predicate(value)) return;
      clearTimeout(late);
      queueMicrotask(() => off());
      resolve(value);
    });
  });
}

describe('lobby on the real gateway', () => {
  it('LOTT-23 LOTT-25 EP-20 lobby shows the lotteries of the gateway with deadlines by the gateway clock', async () => {
    const { data, at, stale } = await until(lobbyOn(live.url).$lottery, ({ data }) => data !== undefined);
    expect(stale).toBe(false);
    expect(data?.sandbox).toBe(true);
    expect(data?.groups.map(({ tag }) => tag)).toContain('vietnam_rb_hot');
    expect(at).toBeLessThanOrEqual(live.now());
    const running = data?.all.filter(({ onSale, drawAt }) => onSale && drawAt !== null) ?? [];
    expect(running.length).toBeGreaterThan(5);
    for (const { drawAt, closeAt, drawNumber } of running) {
      expect(drawAt).toBeGreaterThan(live.now() - 1_000);
      expect(closeAt).toBeLessThanOrEqual(drawAt ?? 0);
      expect(drawNumber).not.toBe('');
    }
  });

  it.each([
    ['right', 0],
    ['a year behind', -365 * 86_400_000],
    ['a year ahead', 365 * 86_400_000],
    ['7 minutes ahead', 420_000],
  ])('R1 lobby counts down by the gateway time if the device clock is %s', async (_, wrong) => {
    const began = performance.now();
    const lobby = lobbyOn(live.url, {}, { wall: () => Date.now() + wrong });
    const off = lobby.clock.watch({ onSale: true, closeAt: null, drawAt: live.now() + 3_600_000 }, () => {});
    await until(lobby.clock.$sure, sure => sure);
    // The gateway clock is stopped, so the difference is at most the time since the response.
    expect(Math.abs(lobby.clock.serverNow() - live.now())).toBeLessThanOrEqual(performance.now() - began);
    off();
  });

  it('lobby emits a draw event after a draw of the gateway', async () => {
    const lobby = lobbyOn(live.url);
    const drawn: string[] = [];
    lobby.on('draw', ({ detail }) => drawn.push(detail.gameId));
    const off = lobby.$lottery.listen(() => {});
    await until(lobby.$lottery, ({ data }) => data !== undefined);
    await live.advance(6 * 60_000);
    await sleep(50);
    await lobby.refreshLottery();
    expect(drawn.length).toBeGreaterThan(0);
    expect(new Set(drawn).size).toBe(drawn.length);
    off();
  });

  it('API-33 recent lotteries of a member are fetched with the token of the session', async () => {
    const query = { device: 'MOBILE', recentCount: 100, prizeMode: 'Lott', language: 'EN' } as const;
    await expect(lobbyOn(live.url).call(gameMenuRecent, { query })).rejects.toMatchObject({
      kind: 'session',
      messageKey: 'error.not-logged-in',
    });
    const { value } = await lobbyOn(live.url).call(systemStatus);
    expect(value).toHaveProperty('maintenance');
  });

  it('LOTT-29 lottery names follow the language', async () => {
    const lobby = lobbyOn(live.url);
    const off = lobby.$lottery.listen(() => {});
    const before = await until(lobby.$lottery, ({ data }) => data !== undefined);
    lobby.setLanguage('VI');
    const after = await until(lobby.$lottery, ({ data }) => data?.groups[0]?.label !== before.data?.groups[0]?.label);
    expect(after.data?.all.length).toBe(before.data?.all.length);
    off();
  });
});

describe('lobby on a failing gateway', () => {
  it('R12 lobby is offline while requests fail and online after the retry button', async () => {
    broken.handle = response => response.destroy();
    const lobby = lobbyOn(broken.url);
    const off = lobby.$lottery.listen(() => {});
    await until(lobby.$offline, offline => offline);
    broken.handle = (response, { url }) =>
      json(response, {
        success: true,
        value: url.includes('game_menu') ? wireMenu(wireGame('1')) : {},
        serverTime: Date.now(),
      });
    expect(await lobby.retryOffline()).toBe(true);
    expect(lobby.$offline.get()).toBe(false);
    await lobby.refreshLottery();
    expect(lobby.$lottery.get().data?.all).toHaveLength(1);
    off();
  });

  it('R13 lobby reports invalid rows at most once per minute and shows the valid rows', async () => {
    const rows = wireMenu(wireGame('1'), wireGame('2'), wireGame('3'));
    const bad = [{ ...rows[0], gameMenus: [...(rows[0]?.gameMenus ?? []), { gameId: null }] }];
    broken.handle = response => json(response, { success: true, value: bad, serverTime: Date.now() });
    const lobby = lobbyOn(broken.url);
    const reports: unknown[] = [];
    lobby.on('error', ({ detail }) => reports.push(detail));
    const off = lobby.$lottery.listen(() => {});
    await until(lobby.$lottery, ({ data }) => data?.all.length === 3);
    await lobby.refreshLottery();
    await lobby.refreshLottery();
    expect(reports).toEqual([
      {
        kind: 'rows',
        message: 'gameMenu: 1 rows of gameMenus could not be read',
        detail: { endpoint: 'gameMenu', path: 'gameMenus', count: 1 },
        lobby: 'default',
      },
    ]);
    off();
  });
});
