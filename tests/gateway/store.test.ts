import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Group, gateway, TEST_NOW, type TestGateway } from '../helpers/gateway.ts';
import { findPostgres, type Postgres, startPostgres } from './postgres.ts';
import { storeSuite } from './store-suite.ts';

storeSuite('the embedded database', () => gateway());

const bin = findPostgres();
if (bin === null)
  console.log('Skipped: the store on a Postgres server, as none is installed under /usr/lib/postgresql.');

describe.runIf(bin !== null)('with a Postgres server', { timeout: 120_000 }, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin!);
  }, 120_000);
  afterAll(() => postgres?.remove());

  const start = (databaseUrl: string, now = TEST_NOW) => gateway({ databaseUrl, dataDir: null, now: () => now });

  storeSuite('a Postgres server', () => start(postgres.createDatabase('suite')));

  it('R23 two gateways that start at once migrate one database once, and draw none twice', async () => {
    const url = postgres.createDatabase('twins');
    const twins = await Promise.all([start(url), start(url)]);
    const count = async () =>
      Number(
        (
          await twins[0].db
            .selectFrom('draws')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    const before = await count();
    await Promise.all(twins.map(twin => twin.advance(60_000)));
    expect(await count()).toBe(before + 1);
    const results = await Promise.all(
      twins.map(twin => twin.get('/lgw/vn/draws/history?gameId=137&pageNo=1&pageSize=5')),
    );
    expect(results[0]?.body.value).toEqual(results[1]?.body.value);
    await Promise.all(twins.map(twin => twin.stop()));
  });

  it('R23 goes on from memory for five minutes while the database is away, answers 503 to the rest, and comes back by itself', async () => {
    const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE';
    const server: TestGateway = await start(postgres.createDatabase('away'));
    try {
      const before = await server.get(MENU);
      postgres.stop();
      await expect(server.advance(60_000)).rejects.toThrow();
      // The draw is due, the rows cannot be read: the kept answer stands.
      expect((await server.get(MENU)).body).toEqual(before.body);

      const began = performance.now();
      const status = await server.get('/wps/system/status');
      expect([status.status, status.body.errorCode, status.headers.get('retry-after')]).toEqual([503, 'busy', '5']);
      expect(performance.now() - began).toBeLessThan(2_000);
      expect((await fetch(`${server.url}/ready`)).status).toBe(503);
      expect((await fetch(`${server.url}/live`)).status).toBe(200);

      // Draws go on coming due; after five minutes what is kept is too old to be shown.
      await expect(server.advance(5 * 60_000 - 1)).rejects.toThrow();
      expect((await server.get(MENU)).body).toEqual(before.body);
      await expect(server.advance(2)).rejects.toThrow();
      expect((await server.get(MENU)).status).toBe(503);

      postgres.start();
      await server.tick();
      const after = await server.get<Group[]>(MENU);
      expect(after.body.value[0]?.gameMenus[0]).toMatchObject({ code: 'fast1', previousNumero: '20261120-0606' });
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});
