import { afterEach, describe, expect, it } from 'vitest';
import { levelPattern, parseLevels } from '../../../site/gateway/features/lottery/prize-levels.ts';
import { drawTimesBetween, parseTimetable } from '../../../site/gateway/features/lottery/timetable.ts';
import { startGateway } from '../../../site/gateway/main.ts';
import { embeddedGateway, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';
import { rewriteDraws } from '../../helpers/rows/rewrite-draws.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const open: TestGateway[] = [];
const start = async (...args: Parameters<typeof embeddedGateway>) => {
  const server = await embeddedGateway(...args);
  open.push(server);
  return server;
};
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

const allDraws = (server: TestGateway) =>
  server.db
    .selectFrom('draws as d')
    .innerJoin('lotteries as l', 'l.game_id', 'd.game_id')
    .select([
      'l.code',
      'l.prize_levels',
      'l.timetable',
      'd.numero',
      'd.draw_at',
      'd.close_at',
      'd.winning_number',
      'd.source',
      'd.drawn_at',
      'l.lock_seconds',
    ])
    .orderBy('d.draw_at')
    .execute();

const draws = async (server: TestGateway, code: string) => (await allDraws(server)).filter(draw => draw.code === code);

/** Starts the engine on the same database with only the stored rows, as after a crash. */
const restart = async (server: TestGateway, now: number) =>
  start({ databaseImage: await server.dump(), now: () => now });

describe('draw engine', () => {
  it('draw engine seeds a new database with the draws of 30 days and the last 60 draws of fast lotteries', async () => {
    const server = await start();
    const rows = await allDraws(server);
    for (const code of new Set(rows.map(row => row.code))) {
      const own = rows.filter(row => row.code === code);
      const timetable = parseTimetable(own[0]!.timetable);
      const from = timetable.kind === 'interval' ? TEST_NOW - 60 * timetable.minutes * MINUTE : TEST_NOW - 30 * DAY;
      expect(
        own.map(({ numero }) => numero),
        code,
      ).toEqual(drawTimesBetween(timetable, from, TEST_NOW).map(({ numero }) => numero));
    }
    expect(new Set(rows.map(row => row.code)).size).toBe(41);
  });

  it('draw engine draws each lottery with its prize levels and marks the results as sandbox', async () => {
    for (const row of await allDraws(await start())) {
      expect(row.winning_number).toMatch(levelPattern(parseLevels(row.prize_levels)));
      expect(row.source).toBe('sandbox');
      expect(row.close_at).toBe(row.draw_at - row.lock_seconds * 1_000);
      expect(row.drawn_at).toBeGreaterThanOrEqual(row.draw_at);
    }
  });

  it('draw engine publishes a result at the draw time and not before', async () => {
    const server = await start();
    await server.advance(MINUTE - 1);
    expect((await draws(server, 'fast1')).at(-1)?.numero).toBe('20261120-0600');
    await server.advance(1);
    expect((await draws(server, 'fast1')).at(-1)).toMatchObject({
      numero: '20261120-0601',
      draw_at: TEST_NOW + MINUTE,
      drawn_at: TEST_NOW + MINUTE,
    });
  });

  it('draw engine creates no draw twice regardless of the number of ticks and gateways', async () => {
    const server = await start();
    const copy = await start({ databaseImage: await server.dump(), now: () => TEST_NOW });
    await server.advance(10 * MINUTE);
    const first = await allDraws(server);
    await Promise.all(Array.from({ length: 20 }, () => server.tick()));
    expect(await allDraws(server)).toEqual(first);
    // A gateway that starts on a copy of the current database covers the same period and creates no draw twice.
    const again = await start({ databaseImage: await server.dump(), now: () => server.now() });
    expect(await allDraws(again)).toEqual(first);
    expect((await allDraws(copy)).length).toBeLessThan(first.length);
  });

  it('draw engine catches up on every draw missed during a downtime', async () => {
    const server = await start();
    const later = TEST_NOW + 3 * DAY;
    const after = await restart(server, later);
    const daily = await draws(after, 'mb');
    expect(daily.slice(-3).map(({ numero }) => numero)).toEqual(['20261120', '20261121', '20261122']);
    const five = await draws(after, 'fast5');
    const timetable = parseTimetable('every 5');
    expect(five.map(({ draw_at }) => draw_at)).toEqual(
      drawTimesBetween(timetable, TEST_NOW - 60 * 5 * MINUTE, later).map(({ drawAt }) => drawAt),
    );
  });

  it('draw engine limits the catch-up of fast lotteries to 1,440 draws', async () => {
    const server = await start();
    const later = TEST_NOW + 3 * DAY;
    const created = (await draws(await restart(server, later), 'fast1')).filter(({ draw_at }) => draw_at > TEST_NOW);
    expect(created).toHaveLength(1_440);
    expect(created.at(-1)?.draw_at).toBe(later);
  });

  it('draw engine of a resumed gateway limits its catch-up of fast lotteries to 1,440 draws', async () => {
    const server = await start();
    await server.advance(3 * DAY);
    const added = (await draws(server, 'fast1')).filter(({ draw_at }) => draw_at > TEST_NOW);
    expect(added).toHaveLength(1_440);
    expect(added.at(-1)?.draw_at).toBe(TEST_NOW + 3 * DAY);
  });

  it('draw engine leaves days with an imported draw unchanged', async () => {
    const server = await start();
    const imported = { winning_number: '11111~2', source: 'imported' as const };
    await rewriteDraws(server.db, async db => {
      const mb = db.updateTable('draws').where('game_id', '=', '101');
      await mb.set(imported).where('numero', '=', '20261119').execute();
      const missing = ['20261117', '20261118'];
      await db.deleteFrom('draws').where('game_id', '=', '101').where('numero', 'in', missing).execute();
    });
    const after = await draws(await restart(server, TEST_NOW), 'mb');
    expect(after.at(-1)).toMatchObject({ numero: '20261119', ...imported });
    // An imported result of the last day does not prevent draws for the missing days before.
    expect(after.map(({ numero }) => numero)).toEqual(expect.arrayContaining(['20261117', '20261118']));
  });

  it('draw engine completes an open draw without a result', async () => {
    const server = await start();
    const draw_at = TEST_NOW + MINUTE;
    await server.db
      .insertInto('draws')
      .values({
        game_id: '137',
        numero: '20261120-0601',
        draw_at,
        close_at: draw_at - 10_000,
        winning_number: null,
        source: 'sandbox',
        drawn_at: null,
      })
      .execute();
    await server.advance(MINUTE);
    expect((await draws(server, 'fast1')).at(-1)).toMatchObject({
      numero: '20261120-0601',
      winning_number: expect.stringContaining('~'),
    });
  });

  it('running draw engine draws automatically at the draw time', async () => {
    // The clock is stopped one second before a draw until the gateway has started.
    let began: number | undefined;
    const now = () => Math.round(TEST_NOW + MINUTE - 1_000 + (began === undefined ? 0 : performance.now() - began));
    const databaseImage = await (await start()).dump();
    const server = await startGateway({
      port: 0,
      dataDir: null,
      staticDir: null,
      logLevel: 'silent',
      databaseImage,
      now,
    });
    began = performance.now();
    try {
      const last = () =>
        server.db
          .selectFrom('draws')
          .selectAll()
          .where('game_id', '=', '137')
          .orderBy('draw_at', 'desc')
          .executeTakeFirstOrThrow();
      await expect.poll(async () => (await last()).numero).toBe('20261120-0601');
      const { drawn_at, draw_at } = await last();
      expect(drawn_at! - draw_at).toBeGreaterThanOrEqual(0);
      // The result was drawn before the next draw was due.
      expect(drawn_at! - draw_at).toBeLessThan(MINUTE);
    } finally {
      await server.stop();
    }
  });
});
