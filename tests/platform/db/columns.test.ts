/** Requirements of the repositories on both databases and during a database outage. */
import { beforeAll, expect, it } from 'vitest';
import { findSession } from '../../../site/gateway/features/account/sessions/repository.ts';
import {
  type DrawnDraw,
  readHistory,
  readLotteries,
  recentGameIds,
  writeImported,
  writeResults,
} from '../../../site/gateway/features/lottery/draws-repository.ts';
import { importDraws } from '../../../site/gateway/features/lottery/import-draws.ts';
import { addCorrections } from '../../../site/gateway/features/lottery/results-repository.ts';
import {
  addOrigin,
  readMerchants,
  removeOrigin,
} from '../../../site/gateway/features/merchants/merchants-repository.ts';
import { readSetting } from '../../../site/gateway/platform/settings/repository.ts';
import { onBothEngines, onOwnPostgres } from '../../helpers/gateway/engines.ts';
import { type Group, gateway, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';
import { rewriteDraws } from '../../helpers/rows/rewrite-draws.ts';

const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=VI';

onBothEngines(
  'database columns and queries',
  twins => {
    let server: TestGateway;
    beforeAll(() => {
      server = twins.server;
    });

    const draw = (changes: Partial<DrawnDraw>): DrawnDraw => ({
      game_id: '101',
      numero: '20200101',
      draw_at: 1_577_878_200_000,
      close_at: 1_577_877_300_000,
      winning_number: '1~2',
      source: 'sandbox',
      drawn_at: 1_577_878_200_001,
      ...changes,
    });
    const find = (numero: string) =>
      server.db
        .selectFrom('draws')
        .selectAll()
        .where('numero', '=', numero)
        .where('game_id', '=', '101')
        .executeTakeFirst();

    it('database returns large integers as numbers, flags as booleans and JSON as values', async () => {
      await server.db.transaction().execute(trx => writeResults(trx, [draw({})]));
      expect(await find('20200101')).toEqual(draw({}));
      const [lottery] = await readLotteries(server.db);
      expect(lottery).toMatchObject({ game_id: '101', on_sale: true, names: { VI: 'Miền Bắc' }, lock_seconds: 900 });
      expect(await readSetting(server.db, 'refresh')).toEqual({ publishLag: 2_500, spreadMs: 8_000 });
      expect((await readHistory(server.db, '101', 1, 1)).total).toBeGreaterThan(30);
    });

    it('a draw result is written only once, and later writes do not change it', async () => {
      const write = (changes: Partial<DrawnDraw>) =>
        server.db.transaction().execute(trx => writeResults(trx, [draw(changes)]));
      const at = { numero: '20200102', draw_at: 1_577_964_600_000 };
      await server.db
        .insertInto('draws')
        .values({ ...draw(at), winning_number: null, drawn_at: null })
        .execute();
      expect(await write({ ...at, winning_number: '7' })).toBe(1);
      expect(await write({ ...at, winning_number: '8' })).toBe(0);
      expect((await find('20200102'))?.winning_number).toBe('7');
    });

    it('an imported result replaces a sandbox result, and no sandbox result replaces an imported one', async () => {
      const at = { numero: '20200103', draw_at: 1_578_051_000_000 };
      const inTransaction = (write: typeof writeResults, changes: Partial<DrawnDraw>) =>
        server.db.transaction().execute(trx => write(trx, [draw({ ...at, ...changes })]));
      expect(await inTransaction(writeResults, { winning_number: '1' })).toBe(1);
      const correction = { game_id: '101', numero: at.numero, before: '1', after: '2', replaces: true };
      await server.db
        .transaction()
        .execute(trx =>
          addCorrections(trx, [{ ...correction, operator: 'desk', reason: 'test', corrected_at: TEST_NOW }]),
        );
      expect(await inTransaction(writeImported, { winning_number: '2', source: 'imported' })).toBe(1);
      expect(await inTransaction(writeImported, { winning_number: '2', source: 'imported' })).toBe(0);
      expect(await inTransaction(writeResults, { winning_number: '3' })).toBe(0);
      expect(await find('20200103')).toMatchObject({ winning_number: '2', source: 'imported' });
    });

    it('several rows are inserted together, and none of them if one is rejected', async () => {
      const rows = Array.from({ length: 2_500 }, (_, n) => draw({ numero: `many-${n}`, draw_at: n + 1 }));
      const wrong = { ...rows[0]!, numero: 'many-wrong', game_id: 'nix' };
      await expect(server.db.transaction().execute(trx => writeResults(trx, [...rows, wrong]))).rejects.toThrow();
      expect(await find('many-0')).toBeUndefined();
      expect(await server.db.transaction().execute(trx => writeResults(trx, rows))).toBe(2_500);
      await rewriteDraws(server.db, db => db.deleteFrom('draws').where('numero', 'like', 'many-%').execute());
    });

    it('draw history is paged, and a page beyond the last one returns the total', async () => {
      const { total } = await readHistory(server.db, '101', 1, 10);
      const last = Math.ceil(total / 10);
      expect((await readHistory(server.db, '101', last, 10)).rows.length).toBe(total - (last - 1) * 10);
      expect(await readHistory(server.db, '101', last + 1, 10)).toEqual({ rows: [], total });
      expect(await readHistory(server.db, 'nix', 1, 10)).toEqual({ rows: [], total: 0 });
    });

    it('a session is found by its token until the session expires', async () => {
      const { token, memberId } = await server.memberSession({ userName: 'store', expiresAt: TEST_NOW + 1_000 });
      expect(await findSession(server.db, token, TEST_NOW + 999)).toMatchObject({
        memberId,
        merchantCode: 'demo',
        userName: 'store',
        type: 0,
        isRetired: false,
      });
      expect(await findSession(server.db, token, TEST_NOW + 1_000)).toBeNull();
      expect(await findSession(server.db, 'another', TEST_NOW)).toBeNull();
      const columns = await server.db.selectFrom('sessions').selectAll().execute();
      expect(JSON.stringify(columns)).not.toContain(token);
    });

    it('recent lotteries are sorted by time, and origins are stored per merchant', async () => {
      const { memberId } = await server.memberSession({ userName: 'recent' });
      const rows = ['103', '101', '102'].map((game_id, played_at) => ({ game_id, member_id: memberId, played_at }));
      await server.db.insertInto('recent_lotteries').values(rows).execute();
      expect(await recentGameIds(server.db, memberId, 2)).toEqual(['102', '101']);
      expect(await addOrigin(server.db, 'acme', 'https://a.example')).toBe(true);
      expect(await addOrigin(server.db, 'acme', 'https://a.example')).toBe(false);
      expect(await readMerchants(server.db)).toEqual([
        { code: 'acme', anyOrigin: false, origins: ['https://a.example'] },
        { code: 'demo', anyOrigin: true, origins: [] },
      ]);
      expect(await removeOrigin(server.db, 'acme', 'https://a.example')).toBe(true);
      expect(await removeOrigin(server.db, 'acme', 'https://a.example')).toBe(false);
    });

    it('both databases serve the same menu, draws and imports', async () => {
      const before = (await server.get<Group[]>(MENU)).body.value;
      expect(before.map(group => group.labelName)).toEqual([
        'Nổi bật',
        'Miền Bắc',
        'Miền Nam',
        'Miền Trung',
        'Siêu tốc',
        'Chỉ số chứng khoán',
      ]);
      await server.advance(60_000);
      const [fast] = (await server.get<Group[]>(MENU)).body.value[0]?.gameMenus ?? [];
      expect(fast).toMatchObject({ previousNumero: '20261120-0601', numero: '20261120-0602', remainTime: 60_000 });
      const numbers =
        '10203~04050~60708,09001~11223,34455,66778,89900,12345,67890~1234,5678,9012,3456~7890,1122,3344,5566,7788,9900~012,345,678~01,23,45,67';
      const csv = `date,winningNumber\n2026-11-19,"${numbers}"\n`;
      expect(await importDraws(server.db, 'mb', csv, server.now())).toEqual({ read: 1, changed: 1, skipped: 0 });
      expect(await importDraws(server.db, 'mb', csv, server.now())).toEqual({ read: 1, changed: 0, skipped: 0 });
    });
  },
  { inGate: true },
);

onOwnPostgres('operation without the database', postgres => {
  const start = (databaseUrl: string, now = TEST_NOW) => gateway({ databaseUrl, dataDir: null, now: () => now });

  it('R23 two gateways that start concurrently migrate a database only once and draw each draw only once', async () => {
    const url = postgres().createDatabase('twins');
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
    await Promise.all(twins.map(instance => instance.advance(60_000)));
    expect(await count()).toBe(before + 1);
    const results = await Promise.all(
      twins.map(instance => instance.get('/lgw/vn/draws/history?gameId=137&pageNo=1&pageSize=5')),
    );
    expect(results[0]?.body.value).toEqual(results[1]?.body.value);
    await Promise.all(twins.map(instance => instance.stop()));
  });

  it('R23 forty draws that are due at two gateways concurrently are each drawn only once', async () => {
    const url = postgres().createSeeded('moments');
    const twins = await Promise.all([start(url), start(url)]);
    for (let minute = 0; minute < 40; minute++) await Promise.all(twins.map(instance => instance.advance(60_000)));
    const drawn = await twins[0].db
      .selectFrom('draws')
      .select('winning_number')
      .where('game_id', '=', '137')
      .where('draw_at', '>', TEST_NOW)
      .execute();
    expect(drawn).toHaveLength(40);
    expect(drawn.every(({ winning_number }) => winning_number !== null)).toBe(true);
    await Promise.all(twins.map(instance => instance.stop()));
  });

  it('R23 a gateway without database serves cached responses for five minutes and recovers automatically', async () => {
    const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE';
    const server: TestGateway = await start(postgres().createSeeded('away'));
    try {
      const before = await server.get(MENU);
      postgres().stop();
      await expect(server.advance(60_000)).rejects.toThrow();
      // The draw is due and its rows cannot be read, so the cached response stays valid.
      expect((await server.get(MENU)).body).toEqual(before.body);

      const began = performance.now();
      const status = await server.get('/wps/system/status');
      expect([status.status, status.body.errorCode, status.headers.get('retry-after')]).toEqual([503, 'busy', '5']);
      expect(performance.now() - began).toBeLessThan(20_000);
      expect((await fetch(`${server.url}/ready`)).status).toBe(503);
      expect((await fetch(`${server.url}/live`)).status).toBe(200);

      // Further draws become due. After five minutes the cached response is too old to be served.
      await expect(server.advance(5 * 60_000 - 1)).rejects.toThrow();
      expect((await server.get(MENU)).body).toEqual(before.body);
      await expect(server.advance(2)).rejects.toThrow();
      expect((await server.get(MENU)).status).toBe(503);

      postgres().start();
      await server.tick();
      const after = await server.get<Group[]>(MENU);
      expect(after.body.value[0]?.gameMenus[0]).toMatchObject({ code: 'fast1', previousNumero: '20261120-0606' });
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});
