/**
 * Three gateways behind nginx on one Postgres server: one is killed and one added while members play (OPS-04).
 *
 * @module-tag slow
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { wallet } from 'lobbykit/wire';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../site/gateway/platform/db/driver.ts';
import { seedSandbox } from '../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { DEFAULTS } from '../../site/gateway/settings.ts';
import { freePort } from '../helpers/free-port.ts';
import { requestGameServer } from '../helpers/gateway/bet-steps.ts';
import { onPostgres } from '../helpers/gateway/engines.ts';
import { TIMEOUT_MS } from '../helpers/gateway/processes.ts';
import { TEST_NOW } from '../helpers/gateway.ts';
import { createNginx } from '../helpers/nginx.ts';
import { addPlayers, type Opened } from '../helpers/players.ts';
import { root } from '../helpers/sources/sources.ts';
import { expectLedgerReconciles } from './books.ts';
import { createGateway, type LoadGateway, loadNow } from './gateways.ts';

const PLAYERS = 40;
const A_SECOND = 200;
const AT_ONCE = 24;
/** Number of calls before the kill, between kill and addition, and after. */
const PART = 800;
/** Attempts of one call, as in the kit: the first attempt and two retries after growing pauses. */
const PAUSES_MS = [0, 300, 1_000] as const;
/** Maximum fraction of calls that may fail after their retries. */
const MAX_FAILED = 0.001;

const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN';

interface Played {
  readonly player: Opened;
  readonly key: string;
  readonly win: string;
}

/** nginx with the configuration of examples/deploy, in front of the running gateways. */
async function createFront() {
  const [port, gamesPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const nginx = createNginx(url);
  const before = (gateways: readonly LoadGateway[]) => {
    const upstream = (which: 'url' | 'gamesUrl') =>
      gateways
        .flatMap(one => one.running() ?? [])
        .map(place => `    server ${new URL(place[which]).host} max_fails=1 fail_timeout=10s;\n`)
        .join('');
    return readFileSync(join(root, 'examples/deploy/nginx.conf'), 'utf8')
      .replace(/( {4}server gateway-\d:8080.*\n)+/, upstream('url'))
      .replace(/( {4}server gateway-\d:8081.*\n)+/, upstream('gamesUrl'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen 8081;', `listen 127.0.0.1:${gamesPort};`)
      .replace('http {', `http {\n  log_format by '$upstream_addr';\n  access_log by by;`);
  };
  return {
    url,
    gamesUrl: `http://127.0.0.1:${gamesPort}`,
    start: (gateways: readonly LoadGateway[]) => nginx.start(before(gateways)),
    reload: (gateways: readonly LoadGateway[]) => nginx.reload(before(gateways)),
    stop: nginx.stop,
    /** Number of responses by gateway host. */
    counts(): ReadonlyMap<string, number> {
      const counts = new Map<string, number>();
      for (const line of readFileSync(join(nginx.folder, 'by'), 'utf8').split('\n')) {
        const last = line.split(', ').at(-1) ?? '';
        counts.set(last, (counts.get(last) ?? 0) + 1);
      }
      return counts;
    },
  };
}

onPostgres('three gateways behind nginx', postgres => {
  it(
    'OPS-04 killing and adding gateways behind nginx loses no write, and fewer than one call in a thousand fails',
    async () => {
      const databaseUrl = postgres().createDatabase('beside');
      const settings = { ...DEFAULTS, dataDir: null, databaseUrl };
      const before = await openDatabase({ ...settings, seedSandbox }, TEST_NOW);
      const players = await addPlayers(before.db, PLAYERS, TEST_NOW);
      await before.close();
      const clock = { from: TEST_NOW, anchor: Date.now(), speed: 1 };
      const gateways = [0, 1, 2].map(() => createGateway(databaseUrl, clock));
      const nginx = await createFront();
      onTestFinished(async () => {
        nginx.stop();
        await Promise.all(gateways.filter(one => one.running()).map(one => one.kill()));
      });
      await Promise.all(gateways.map(one => one.start()));
      const hosts = gateways.map(one => new URL(one.running()!.url).host);
      await nginx.start(gateways);

      const played: Played[] = [];
      const failed: string[] = [];
      const wrong: string[] = [];
      /** Retries until a response is not a temporary error. */
      const tried = async (label: string, request: () => Promise<string | null>): Promise<string | null> => {
        for (const pause of PAUSES_MS) {
          await sleep(pause);
          const response = await request().catch(() => null);
          if (response !== null) return response;
        }
        failed.push(label);
        return null;
      };
      const read = (path: string, headers: Record<string, string>) => async () => {
        const response = await fetch(nginx.url + path, { headers });
        if (response.status >= 500) return null;
        const { success } = (await response.json()) as { success: boolean };
        if (!success) wrong.push(`${path} ${response.status}`);
        return '';
      };
      const call = async (n: number) => {
        const player = players[n % PLAYERS]!;
        if (n % 4 === 0) return tried('menu', read(MENU, { ModuleId: 'COMM3' }));
        if (n % 4 === 1) {
          return tried(
            'wallet',
            read(wallet.path, { ModuleId: wallet.moduleId, Authorization: `Bearer ${player.token}` }),
          );
        }
        const key = randomUUID();
        const win = await tried('play', async () => {
          const { status, body } = await requestGameServer<{ win: string }>(
            nginx,
            'play',
            { stake: '1.00', key },
            player.reels,
          );
          if (status >= 500 || status === 429) return null;
          if (!body.success) wrong.push(`play ${status} ${body.errorCode}`);
          return body.success ? body.value.win : '';
        });
        if (win) played.push({ player, key, win });
      };
      let sent = 0;
      /**
       * Sends calls at a fixed rate. If the machine is too slow for the rate, pending calls take the place of new
       * calls.
       */
      const part = async () => {
        const began = performance.now();
        let n = 0;
        const request = async () => {
          while (n < PART) {
            const due = began + (n++ * 1_000) / A_SECOND - performance.now();
            if (due > 0) await sleep(due);
            await call(sent++);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, request));
      };

      await part();
      const killed = sleep(500).then(gateways[0]!.kill);
      await part();
      await killed;
      const added = createGateway(databaseUrl, clock);
      gateways.push(added);
      await added.start();
      nginx.reload(gateways);
      await part();

      expect(wrong).toEqual([]);
      expect(failed.length, `failed of ${sent}`).toBeLessThanOrEqual(sent * MAX_FAILED);
      const counts = nginx.counts();
      for (const host of [...hosts, new URL(added.running()!.url).host]) {
        expect(counts.get(host) ?? 0, `calls of ${host}`).toBeGreaterThan(20);
      }
      const { db, close } = await openDatabase({ ...settings, seedSandbox }, loadNow(clock));
      const rows = await db.selectFrom('bets').select(['member_id', 'idempotency_key', 'win']).execute();
      const stored = new Map(rows.map(row => [`${row.member_id} ${row.idempotency_key}`, Number(row.win)]));
      expect(stored.size).toBe(rows.length);
      expect(played.filter(({ player, key, win }) => stored.get(`${player.memberId} ${key}`) !== Number(win))).toEqual(
        [],
      );
      expect(played.length).toBeGreaterThan(PART);
      await expectLedgerReconciles(db);
      await close();
    },
    4 * TIMEOUT_MS,
  );
});
