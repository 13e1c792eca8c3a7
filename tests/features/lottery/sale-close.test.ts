/** Close of sale, determined by the clock and the results of the database (PAY-16, OPS-03). */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { toUnits } from 'lobbykit/domain';
import { expect, it } from 'vitest';
import { FEATURE_CHECKS } from '../../../site/gateway/feature-checks.ts';
import { placeBet } from '../../../site/gateway/features/lottery/bets/service.ts';
import { writeResults } from '../../../site/gateway/features/lottery/draws-repository.ts';
import { nextDrawTime, parseTimetable } from '../../../site/gateway/features/lottery/timetable.ts';
import { cancelOrder } from '../../../site/gateway/features/records/cancel.ts';
import { reconcileLedger } from '../../../site/gateway/ledger/reconciliation.ts';
import { type Gateway, startGateway } from '../../../site/gateway/main.ts';
import type { Database } from '../../../site/gateway/platform/db/schema.ts';
import type { Settings } from '../../../site/gateway/settings.ts';
import {
  ALL_DIGITS,
  bet,
  MINUTE,
  newPlayer,
  openLottery,
  requestGameServer,
  SECOND,
} from '../../helpers/gateway/bet-steps.ts';
import { onPostgres } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances } from '../../helpers/gateway/money-steps.ts';
import { gateway, TEST_KEY, TEST_NOW } from '../../helpers/gateway.ts';
import { addPlayers, type Opened } from '../../helpers/players.ts';

const NEXT = '20261120-0601';
const LOCK_MS = 10 * SECOND;

/** Returns true if a transaction waits for an advisory lock of this database. */
async function isAnyoneWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length > 0;
}

/** Polyfill of `Promise.withResolvers`, which Node 20 lacks. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>(done => {
    resolve = done;
  });
  return { promise, resolve };
}

const fast1Of = async (db: Database): Promise<string> =>
  (await db.selectFrom('lotteries').select('game_id').where('code', '=', 'fast1').executeTakeFirstOrThrow()).game_id;

const drawOf = (game_id: string) => ({
  game_id,
  numero: NEXT,
  draw_at: TEST_NOW + MINUTE,
  close_at: TEST_NOW + MINUTE - LOCK_MS,
  winning_number: '10007',
  source: 'sandbox' as const,
  drawn_at: TEST_NOW,
});

onPostgres('the close of a sale', postgres => {
  const open = (url: string, more: Partial<Settings> = {}) =>
    gateway({ databaseUrl: url, dataDir: null, now: () => TEST_NOW, ...more });
  const buy = (db: Database, memberId: number, lotteryId: string) =>
    placeBet(
      db,
      { memberId, merchantCode: 'demo', vendor: 'TCG_LOTTO_VN' },
      {
        lotteryId,
        slot: { numero: NEXT, drawAt: TEST_NOW + MINUTE },
        key: randomUUID(),
        digits: 1,
        numbers: ['3', '7'],
        each: toUnits('1.00'),
      },
      TEST_NOW,
      () => {},
    );

  it('PAY-16 gateway with a slow clock sells no ticket for a draw with a published result', async () => {
    const url = postgres().createSeeded('late');
    let time = TEST_NOW;
    const moneyClock = () => time;
    const right = await open(url, { moneyClock });
    const late = await open(url, { moneyClock, now: () => TEST_NOW + 30 * SECOND });
    const player = await newPlayer(late);
    const { pass } = await openLottery(late, player);
    time = TEST_NOW + MINUTE;
    await right.advance(MINUTE);
    const drawn = right.db.selectFrom('draws').select('winning_number').where('numero', '=', NEXT);
    expect((await drawn.executeTakeFirst())?.winning_number).toBeTruthy();
    expect((await bet(late, pass, ALL_DIGITS, { numero: NEXT })).body.errorCode).toBe('sale.closed');
    const next = await bet(late, pass, ALL_DIGITS, { numero: '20261120-0602' });
    expect(next.body.value?.balance).toBe('9990.00');
    await Promise.all([right.stop(), late.stop()]);
  });

  it('PAY-16 gateway with a fast clock publishes no result early', async () => {
    const fast = await open(postgres().createSeeded('fast'), {
      moneyClock: () => TEST_NOW + MINUTE - 1,
      now: () => TEST_NOW + 2 * MINUTE,
    });
    await fast.tick();
    const early = fast.db
      .selectFrom('draws')
      .select('numero')
      .where('draw_at', '>=', TEST_NOW + MINUTE);
    expect(await early.execute()).toEqual([]);
    await fast.stop();
  });

  it('PAY-16 a bet waits for the publication of a result in progress and is then rejected', async () => {
    const server = await open(postgres().createSeeded('publishing'));
    const { db } = server;
    const lotteryId = await fast1Of(db);
    const { memberId } = await newPlayer(server);
    const [written, released] = [deferred(), deferred()];
    const publication = db.transaction().execute(async trx => {
      await writeResults(trx, [drawOf(lotteryId)]);
      written.resolve();
      await released.promise;
    });
    await written.promise;
    let outcome = '';
    const sale = buy(db, memberId, lotteryId).then(
      () => (outcome = 'sold'),
      error => (outcome = error.code),
    );
    await expect.poll(async () => outcome || (await isAnyoneWaiting(db))).toBeTruthy();
    released.resolve();
    await Promise.all([publication, sale]);
    expect(outcome).toBe('sale.closed');
    expect(await db.selectFrom('bets').select('id').where('numero', '=', NEXT).execute()).toEqual([]);
    await server.stop();
  });

  it('BOOK-04 publication of a result waits for a cancellation in progress and prevents later cancellations', async () => {
    const server = await open(postgres().createSeeded('cancelling'));
    const { db } = server;
    const lotteryId = await fast1Of(db);
    const { memberId } = await newPlayer(server);
    const { play } = await buy(db, memberId, lotteryId);
    const [started, released] = [deferred(), deferred()];
    const cancel = (number: string, time: () => number | Promise<number>) =>
      db
        .transaction()
        .execute(trx => cancelOrder(trx, memberId, { orderNo: `L-201126-${play.id}`, suborderNos: [number] }, time));
    const cancellation = cancel('3', async () => {
      started.resolve();
      await released.promise;
      return TEST_NOW;
    });
    await started.promise;
    let isPublished = false;
    const publication = db
      .transaction()
      .execute(trx => writeResults(trx, [drawOf(lotteryId)]))
      .then(() => {
        isPublished = true;
      });
    await expect.poll(async () => isPublished || (await isAnyoneWaiting(db))).toBe(true);
    expect(isPublished).toBe(false);
    released.resolve();
    await Promise.all([cancellation, publication]);
    await expect(cancel('7', () => TEST_NOW)).rejects.toMatchObject({ code: 'order.closed' });
    await server.stop();
  });

  /**
   * Two gateways with correct clocks and one gateway that is 60 s slow sell tickets of the fast lottery through ten
   * draws.
   */
  async function sellThroughDraws(
    url: string,
    clock: () => number,
    more: Partial<Settings>,
    tickEveryMs: number | null,
  ): Promise<void> {
    const start = (now: () => number) =>
      startGateway({
        port: 0,
        dataDir: null,
        staticDir: null,
        logLevel: 'silent',
        databaseUrl: url,
        gatewayKeys: [TEST_KEY],
        sandboxGameCount: 300,
        ...more,
        now,
      });
    const gateways: Gateway[] = [await start(clock), await start(clock), await start(() => clock() - MINUTE)];
    const [one, two] = gateways as [Gateway, Gateway, Gateway];
    const { db } = one;
    const lotteryId = await fast1Of(db);
    const players = await addPlayers(db, 6, clock());
    const timetable = parseTimetable('every 1');
    const counts = { sold: 0, closed: 0, soldLate: 0 };
    const draws = new Set<string>();
    let isOver = false;

    const sendBet = (server: Gateway, player: Opened, numero: string, number: string) =>
      requestGameServer(
        server,
        'bet',
        { key: randomUUID(), numero, digits: number.length, numbers: [number], each: '1.00' },
        player.lottery,
      );
    /**
     * Sells tickets at one gateway: for the open draw by the database clock and by the slow clock, and for a draw with
     * a published result.
     */
    const sell = async (server: Gateway, player: Opened) => {
      while (!isOver) {
        const open = nextDrawTime(timetable, clock() + LOCK_MS - randomInt(0, 2 * LOCK_MS));
        const { body } = await sendBet(server, player, open.numero, String(randomInt(10)));
        expect(body.errorCode ?? 'sale.closed').toBe('sale.closed');
        counts[body.success ? 'sold' : 'closed'] += 1;
        if (body.success) draws.add(open.numero);
        const last = await db
          .selectFrom('draws')
          .select(['numero', 'winning_number'])
          .where('game_id', '=', lotteryId)
          .orderBy('draw_at', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        const right = last.winning_number!.split('~', 1)[0]!.slice(-2);
        if ((await sendBet(server, player, last.numero, right)).body.success) counts.soldLate += 1;
        // At real speed, ten draws take forty times as long as accelerated ones. Longer pauses keep the balance
        // sufficient.
        await sleep(randomInt(5, 30) * (tickEveryMs === null ? 20 : 1));
      }
    };
    /** Both gateways with correct clocks publish and settle concurrently. */
    const draw = async (server: Gateway) => {
      while (!isOver && tickEveryMs !== null) {
        await server.tick();
        await sleep(tickEveryMs);
      }
    };
    const work = Promise.all([draw(one), draw(two), ...players.map((player, n) => sell(gateways[n % 3]!, player))]);
    // The sale ends after a number of draws and not after a time, because a busy machine can miss the sale of an
    // accelerated draw.
    while (draws.size < 10) await sleep(50);
    const until = clock();
    while (clock() < until + 5 * SECOND) await sleep(50);
    isOver = true;
    await work;
    await one.tick();

    expect(counts.soldLate).toBe(0);
    expect(counts.sold).toBeGreaterThan(10);
    expect(counts.closed).toBeGreaterThan(10);
    const { rows } = await sql<Record<string, number>>`
      select count(distinct p.numero)::int as draws,
        count(*) filter (where p.played_at >= p.draw_at - ${LOCK_MS})::int as late,
        count(*) filter (where p.played_at >= d.drawn_at)::int as published,
        count(*) filter (where d.drawn_at < d.draw_at)::int as early,
        count(*) filter (where p.state = 'waiting' and p.draw_at <= ${until})::int as waiting,
        count(*) filter (where p.state = 'refunded')::int as refunded
      from bets p left join draws d on d.game_id = p.lottery_id and d.numero = p.numero`.execute(db);
    expect(rows[0]).toMatchObject({ late: 0, published: 0, early: 0, waiting: 0, refunded: 0 });
    expect(rows[0]?.draws).toBeGreaterThanOrEqual(10);
    expect(await db.transaction().execute(trx => reconcileLedger(trx, FEATURE_CHECKS))).toEqual([]);
    await expectLedgerBalances(db);
    expect(await Promise.all(gateways.map(async ({ url: at }) => (await fetch(`${at}/ready`)).status))).toEqual([
      200, 200, 503,
    ]);
    await Promise.all(gateways.map(one => one.stop()));
  }

  it('PAY-16 OPS-03 two gateways and one with a slow clock sell no ticket after the close of sale of ten draws', async () => {
    const began = performance.now();
    const clock = () => Math.floor(TEST_NOW + (performance.now() - began) * 40);
    const more = { moneyClock: clock, runsWorkers: false };
    await sellThroughDraws(postgres().createSeeded('ten'), clock, more, 20);
  });

  it('PAY-16 OPS-03 two gateways and one with a slow clock apply the close of sale by the server clock', {
    tags: 'slow',
    timeout: 1_200_000,
  }, async () => {
    const more = { moneyClock: 'database' as const, runsWorkers: true, sandboxPlayers: false };
    await sellThroughDraws(postgres().createDatabase('real'), Date.now, more, null);
  });
});
