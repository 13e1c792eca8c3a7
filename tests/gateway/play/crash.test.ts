import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../site/gateway/db/driver.ts';
import type { Database } from '../../../site/gateway/db/schema.ts';
import type { BetDetail } from '../../../site/gateway/db/schema-plays.ts';
import type { LotteryAnswer, RoundAnswer } from '../../../site/gateway/games/answers.ts';
import { oddsOf } from '../../../site/gateway/service/bets.ts';
import { enter, makeTicket } from '../../../site/gateway/service/launches.ts';
import { openAccount, toUnits } from '../../../site/gateway/service/ledger.ts';
import { DEFAULTS } from '../../../site/gateway/settings.ts';
import type { Reply } from '../../helpers/gateway.ts';
import { TEST_NOW } from '../../helpers/gateway.ts';
import { kill, type Running, seededFolder, startChild } from '../processes.ts';
import { ALL_DIGITS, askGames } from './steps.ts';

const KILLS = process.env.LOBBYKIT_LONG === '1' ? 50 : 20;
/** Ten draws of the one-minute lottery in a second. */
const SPEED = 600;
const OPENING = toUnits('10000.00');

/** What was sent under a key, and the answer when there was one. */
interface Sent {
  readonly key: string;
  readonly path: 'play' | 'bet';
  readonly body: object;
  answered: boolean;
  /** Of a round that was answered. */
  win?: string;
}

/** A member who has opened a game of the reels and the one-minute lottery, with passes that outlive the test. */
async function preparePlayer(folder: string): Promise<{ memberId: number; reels: string; lottery: string }> {
  const { db, close } = await openDatabase({ ...DEFAULTS, dataDir: folder }, TEST_NOW);
  try {
    const { id: memberId } = await db
      .insertInto('members')
      .values({ merchant_code: 'demo', user_name: 'survivor', name_key: 'survivor', type: 0, created_at: TEST_NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    const far = Number.MAX_SAFE_INTEGER;
    await openAccount(db, { id: memberId, merchant_code: 'demo' }, TEST_NOW);
    const { id: sessionId } = await db
      .insertInto('sessions')
      .values({ token_hash: 'x', member_id: memberId, created_at: 0, seen_at: far, expires_at: far })
      .returning('id')
      .executeTakeFirstOrThrow();
    const game = await db
      .selectFrom('games')
      .selectAll()
      .where('game_type', '=', 'RNG')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { game_id } = await db
      .selectFrom('lotteries')
      .select('game_id')
      .where('code', '=', 'fast1')
      .executeTakeFirstOrThrow();
    const open = async (vendor: string, nodeId: number | null, lotteryId: string | null) => {
      const launched = { vendor, nodeId, lotteryId, language: 'EN' };
      const ticket = await db.transaction().execute(trx => makeTicket(trx, sessionId, launched, TEST_NOW));
      return (await enter(db, ticket, TEST_NOW)).pass;
    };
    const reels = await open(game.vendor_code, game.node_id, null);
    const lottery = await open('TCG_LOTTO_VN', null, game_id);
    await db.updateTable('launches').set({ pass_until: far }).execute();
    return { memberId, reels, lottery };
  } finally {
    await close();
  }
}

it(
  `R21 loses and doubles no play, no ticket and no money over ${KILLS} kill -9 during plays and draws`,
  async () => {
    const folder = await seededFolder();
    const player = await preparePlayer(folder);
    const began = performance.now();
    const serverTime = () => Math.floor(TEST_NOW + (performance.now() - began) * SPEED);
    const all: Sent[] = [];

    const send = async (running: Running, sent: Sent, signal: AbortSignal) => {
      signal.throwIfAborted();
      const pass = sent.path === 'play' ? player.reels : player.lottery;
      const body = { ...sent.body, key: sent.key };
      const { body: answer } = (await askGames(running, sent.path, body, pass)) as Reply<RoundAnswer & LotteryAnswer>;
      // The sale of a draw may have closed while the question was on its way.
      if (!answer.success) expect(['sale.closed', 'funds.missing']).toContain(answer.errorCode);
      if (!answer.success) return;
      if (sent.answered && sent.path === 'play') expect(answer.value.win).toBe(sent.win);
      sent.answered = true;
      sent.win = answer.value.win;
    };
    const playOn = async (running: Running, signal: AbortSignal) => {
      // What had no answer when the process died is sent again, as a page does; so is some of what had one.
      for (const sent of all.filter(({ answered }) => !answered || randomInt(10) === 0).slice(-20)) {
        await send(running, sent, signal);
      }
      while (!signal.aborted) {
        const { body } = await askGames<LotteryAnswer>(running, 'lottery', undefined, player.lottery);
        const numero = body.value.draw!.numero;
        const numbers = ALL_DIGITS.slice(0, randomInt(1, 11));
        const bet = { numero, digits: 1, numbers, each: '0.50' };
        const round = { stake: `${randomInt(1, 5)}.00` };
        for (const [path, asked] of [
          ['bet', bet],
          ['play', round],
        ] as const) {
          const sent: Sent = { key: randomUUID(), path, body: asked, answered: false };
          all.push(sent);
          await send(running, sent, signal);
        }
      }
    };
    const answered = () => all.filter(sent => sent.answered).length;

    for (let n = 0; n < KILLS; n++) {
      const running = await startChild(folder, serverTime(), SPEED);
      const stop = new AbortController();
      // What is under way when the process dies fails, as it may; only what was answered counts.
      let isOver = false;
      const work = playOn(running, stop.signal)
        .catch((error: unknown) => error)
        .finally(() => {
          isOver = true;
        });
      const wanted = answered() + 4 + randomInt(6);
      while (!isOver && answered() < wanted) await sleep(2);
      await sleep(randomInt(20));
      await kill(running.child);
      stop.abort();
      const error = await work;
      if (error instanceof Error && error.name === 'AssertionError') throw error;
    }

    // One more start draws what fell due meanwhile.
    await kill((await startChild(folder, serverTime(), SPEED)).child);
    const { db, close } = await openDatabase({ ...DEFAULTS, dataDir: folder }, serverTime());
    try {
      await expectNothingLost(db, player.memberId, all);
    } finally {
      await close();
    }
  },
  KILLS * 20_000,
);

async function expectNothingLost(db: Database, memberId: number, all: readonly Sent[]): Promise<void> {
  const plays = await db.selectFrom('plays').selectAll().where('member_id', '=', memberId).execute();
  const byKey = new Map(plays.map(play => [play.play_key, play]));
  for (const { key, answered, path, win } of all) {
    if (!answered) continue;
    expect(byKey.has(key), `${path} ${key}`).toBe(true);
    if (path === 'play') expect(toUnits(byKey.get(key)!.win)).toBe(toUnits(win!));
  }
  expect(all.filter(({ answered }) => answered).length).toBeGreaterThan(KILLS * 4);

  const draws = await db
    .selectFrom('draws')
    .selectAll()
    .where('game_id', '=', plays.find(play => play.lottery_id)!.lottery_id!)
    .execute();
  const results = new Map(draws.map(draw => [draw.numero, draw.winning_number]));
  for (const ticket of plays.filter(play => play.lottery_id !== null && play.state !== 'refunded')) {
    const result = results.get(ticket.numero!) ?? null;
    expect(ticket.state === 'waiting', `${ticket.numero}`).toBe(result === null);
    if (result === null) continue;
    const bet = ticket.detail as BetDetail;
    expect(toUnits(ticket.win)).toBe(toUnits(bet.each) * BigInt(oddsOf(bet, result)));
  }
  expect(plays.filter(({ state }) => state === 'won').length).toBeGreaterThan(KILLS);

  const own = plays.reduce((sum, { stake, win }) => sum - toUnits(stake) + toUnits(win), OPENING);
  const { balance } = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(toUnits(balance!)).toBe(own);
  const { rows } = await sql<{ all: string; own: string }>`select
    (select sum(amount)::text from ledger_postings) as all,
    (select sum(p.amount)::text from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where a.member_id = ${memberId}) as own`.execute(db);
  expect([toUnits(rows[0]!.all), toUnits(rows[0]!.own)]).toEqual([0n, own]);
}
