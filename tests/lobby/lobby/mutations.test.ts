import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageEnv } from '../../../sdk/dom/env.ts';
import { buildLobby } from '../../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../../sdk/lobby/config/config.ts';
import { viewCountdown } from '../../../sdk/protocol/lottery/countdown.ts';
import { json, startServer, type TestServer } from '../../client/http-server.ts';
import { isSlowRun } from '../../helpers/slow.ts';
import { wireGame, wireMenu } from '../lottery/menus.ts';
import { memoryStore } from '../resource/stores.ts';

const RUNS = isSlowRun ? 10_000 : 500;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

let seed = 20_261_120;
const below = (max: number) => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed % max;
};

const NASTY: unknown[] = [
  undefined,
  null,
  '',
  'undefined',
  Number.NaN,
  -1,
  0,
  1e308,
  -1e308,
  '1e999',
  true,
  [],
  {},
  [[[]]],
  { toString: 'x', __proto__: null, length: 3 },
  'x'.repeat(10_000),
  '12345~~,,~x',
  '<img src=x onerror=alert(1)>',
  '\u0000\u202e\ud800',
];

/** Paths of all fields of `value`. */
function fields(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...inner.flatMap(([key, item]) => fields(item, [...path, key]))];
}

/** Copy of `value` with one to three fields replaced, removed or moved. */
function mutate(value: unknown): unknown {
  let copy: unknown = structuredClone(value);
  for (let i = below(3); i >= 0; i--) {
    const paths = fields(copy);
    const path = paths[below(paths.length)] ?? [];
    const key = path.at(-1);
    const nasty = structuredClone(NASTY[below(NASTY.length)]);
    if (key === undefined) {
      copy = nasty;
      continue;
    }
    let holder = copy as Record<string | number, unknown>;
    for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
    holder[key] = nasty;
  }
  return copy;
}

/** JSON text, also for values that JSON cannot represent. */
const print = (value: unknown) => JSON.stringify(value) ?? 'undefined';

it(`R13 client, feed and countdown handle ${RUNS} mutated menus without an exception or an invalid text`, async () => {
  const body = {
    success: true,
    value: wireMenu(wireGame('1'), wireGame('2', { isSale: false }), wireGame('3', { remainTime: 90_000_000 })),
    serverTime: 1_700_000_000_000,
    refresh: { publishLag: 0, spreadMs: 0 },
    sandbox: true,
  };
  let next = print(body);
  server.handle = (response, { url }) => {
    if (!url.includes('game_menu')) return json(response, { success: true, value: {}, serverTime: Date.now() });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(next);
  };
  const lobby = buildLobby(
    resolveConfig({ gateway: server.url, merchant: 'demo', language: 'EN', storage: memoryStore() }),
    pageEnv,
  );
  const off = lobby.$lottery.listen(() => {});
  await lobby.refreshLottery();
  const outcomes = { shown: 0, refused: 0 };
  for (let run = 0; run < RUNS; run++) {
    next = print(mutate(body));
    await lobby.refreshLottery();
    const { data, error } = lobby.$lottery.get();
    if (error) {
      outcomes.refused++;
      expect(error.kind, next).toMatch(/^(invalid-response|api|http)$/);
    } else outcomes.shown++;
    // The feed holds the last valid copy after any response.
    expect(data, next).toBeDefined();
    for (const lottery of data?.all ?? []) {
      const { text, seconds } = viewCountdown(lottery, lobby.clock.serverNow());
      expect(text, next).toMatch(/^(--:--:--|(\d+ d )?\d+:\d\d(:\d\d)?)$/);
      expect(Number.isNaN(seconds), next).toBe(false);
      expect([lottery.id, lottery.name, lottery.drawNumber].join(), next).not.toMatch(/\[object|NaN/);
    }
  }
  expect(outcomes.shown).toBeGreaterThan(RUNS / 10);
  expect(outcomes.refused).toBeGreaterThan(RUNS / 20);
  off();
  lobby.dispose();
}, 300_000);

it('R13 special strings are accepted as lottery names', async () => {
  const strings = ['🏳️‍🌈', '\u202eابت', 'null', '%s%n', "'; DROP TABLE", '../../etc', '\u0000', '𝕳𝖊𝖑𝖑𝖔'];
  server.handle = response =>
    json(response, { success: true, value: wireMenu(...strings.map((remark, i) => wireGame(String(i), { remark }))) });
  const lobby = buildLobby(resolveConfig({ gateway: server.url, merchant: 'demo', storage: memoryStore() }), pageEnv);
  await lobby.refreshLottery();
  expect(lobby.$lottery.get().data?.all.map(({ name }) => name)).toEqual(strings);
  lobby.dispose();
});
