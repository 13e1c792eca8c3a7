/**
 * Rounds per second of one member and of many, on both databases (embedded and Postgres), and response times of the
 * embedded database during a large settlement.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { setPlayerLimit, wallet } from 'lobbykit/wire';
import { toUnits } from '../../sdk/protocol/domain.ts';
import { placeBet } from '../../site/gateway/features/lottery/bets/service.ts';
import { type Gateway, startGateway } from '../../site/gateway/main.ts';
import type { Settings } from '../../site/gateway/settings.ts';
import { addPlayers, type Opened } from '../helpers/players.ts';
import { findPostgres, startPostgres } from '../helpers/postgres/server.ts';
import { type Load, startLoad } from './load.ts';
import type { Row } from './report.ts';

const MEMBERS = 1_000;
/** Number of connections of many members, each with one round at a time. */
const CONNECTIONS = 64;
/** Number of connections of one member, which equals the maximum number of queued rounds. */
const OWN_CONNECTIONS = 16;
const WARM_UP_MS = 1_500;
const MS = 8_000;
/** Minimum rounds per second of many members on Postgres (OPS-18). */
const ROUNDS_GOAL = 300;

const TICKETS = 20_000;
/** Maximum response times (p99) during the settlement, ms. */
const SETTLING_GOAL = { menu: 50, play: 300 };
/** Maximum p99 of another member's wallet request, ms. */
const BUSY_GOAL = 250;
const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN';
const MINUTE = 60_000;

const QUIET = {
  port: 0,
  gamesPort: 0,
  dataDir: null,
  staticDir: null,
  logLevel: 'silent',
  runsWorkers: false,
} as const;

const round = ({ reels }: Opened) => ({
  path: '/api/play',
  headers: { Authorization: `Bearer ${reels}` },
  body: JSON.stringify({ key: '{uuid}', stake: '0.50' }),
});

async function roundsOn(engine: string, settings: Partial<Settings>, load: Load): Promise<Row[]> {
  const gateway = await startGateway({ ...QUIET, ...settings, sandboxPlayers: false });
  try {
    const players = await addPlayers(gateway.db, MEMBERS, gateway.now());
    const measure = async (members: readonly Opened[], connections: number) => {
      const order = { url: gateway.gamesUrl, headers: {}, requestList: members.map(round), connections, expected: 200 };
      await load.run({ ...order, ms: WARM_UP_MS });
      return load.run({ ...order, ms: MS });
    };
    const rowOf = async (
      title: string,
      members: readonly Opened[],
      connections: number,
      goal?: number,
    ): Promise<Row> => {
      const { responses, errors, median, p99 } = await measure(members, connections);
      const perSecond = Math.round((responses * 1_000) / MS);
      const met = errors === 0 && perSecond >= (goal ?? 0);
      const text = `${goal === undefined ? '' : `>= ${goal} a second, `}errors 0`;
      return {
        what: `${title}, ${engine}`,
        figures: { 'per second': perSecond, median, p99, errors },
        goal: { text, met },
      };
    };
    return [
      await rowOf('rounds of one member', players.slice(0, 1), OWN_CONNECTIONS),
      await rowOf(`rounds of ${MEMBERS} members`, players, CONNECTIONS, settings.databaseUrl ? ROUNDS_GOAL : undefined),
    ];
  } finally {
    await gateway.stop();
  }
}

/** Buys tickets for a draw whose result is already stored. A tenth of the tickets win. */
async function buyTickets({ db, now }: Gateway, players: readonly Opened[], drawAt: number): Promise<void> {
  const { game_id: lotteryId } = await db
    .selectFrom('lotteries')
    .select('game_id')
    .where('code', '=', 'fast1')
    .executeTakeFirstOrThrow();
  for (let n = 0; n < TICKETS; n++) {
    const player = { memberId: players[n % players.length]!.memberId, merchantCode: 'demo', vendor: 'TCG_LOTTO_VN' };
    const slot = { numero: 'bench', drawAt };
    const bet = { lotteryId, slot, key: randomUUID(), digits: 1, numbers: [String(n % 10)], each: toUnits('1.00') };
    await placeBet(db, player, bet, now(), () => {});
  }
  await db
    .insertInto('draws')
    .values({
      game_id: lotteryId,
      numero: 'bench',
      draw_at: drawAt,
      close_at: drawAt,
      winning_number: '12345',
      source: 'imported',
      drawn_at: drawAt,
    })
    .execute();
}

async function duringSettlement(load: Load, playing: Load): Promise<Row[]> {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const gateway = await startGateway({ ...QUIET, now, sandboxPlayers: false });
  try {
    const players = await addPlayers(gateway.db, 100, now());
    // The draw time differs from that of every real draw, so that no real draw overwrites the stored result.
    await buyTickets(gateway, players, now() - 7);
    ahead += MINUTE;
    const headers = { ModuleId: 'COMM3', 'Accept-Encoding': 'br' };
    const order = { headers, expected: 200, connections: 2 };
    const run = (ms: number) =>
      Promise.all([
        load.run({ ...order, url: gateway.url, requestList: [{ path: MENU }], ms }),
        playing.run({ ...order, url: gateway.gamesUrl, requestList: players.map(round), ms }),
      ]);
    await run(WARM_UP_MS);
    const waiting = async () =>
      (await gateway.db.selectFrom('bets').select('id').where('state', '=', 'waiting').execute()).length;
    const before = await waiting();
    const began = performance.now();
    let elapsed = 0;
    const settling = sleep(500)
      .then(gateway.tick)
      .then(() => {
        elapsed = performance.now() - began - 500;
      });
    const [[menu, play]] = await Promise.all([run(MS), settling]);
    const settled = before - (await waiting());
    const rowOf = (title: string, { p99, median, errors }: typeof menu, max: number): Row => ({
      what: `${title} while ${settled} tickets are settled, embedded`,
      figures: { 'settled in s': elapsed / 1_000, median, p99, errors },
      goal: { text: `p99 < ${max} ms, ${TICKETS} settled`, met: p99 < max && errors === 0 && settled === TICKETS },
    });
    return [rowOf('lottery menu', menu, SETTLING_GOAL.menu), rowOf('a round', play, SETTLING_GOAL.play)];
  } finally {
    await gateway.stop();
  }
}

/**
 * Wallet requests of other members while one member sends 200 concurrent changes, each of which locks the member's row.
 */
async function duringBusyMember(databaseUrl: string, load: Load, crowd: Load): Promise<Row[]> {
  const gateway = await startGateway({ ...QUIET, databaseUrl, sandboxPlayers: false });
  try {
    const [busy, ...others] = await addPlayers(gateway.db, 50, gateway.now());
    const headersOf = ({ token }: Opened, { moduleId }: typeof wallet | typeof setPlayerLimit) => ({
      ModuleId: moduleId,
      Authorization: `Bearer ${token}`,
    });
    const changes = Array.from({ length: 20 }, (_, n) => ({
      path: setPlayerLimit.path,
      headers: headersOf(busy!, setPlayerLimit),
      body: JSON.stringify({ kind: 'stake', period: 'day', amount: `${20 - n}.00` }),
    }));
    const wallets = others.map(member => ({ path: wallet.path, headers: headersOf(member, wallet) }));
    const order = { url: gateway.url, headers: {}, expected: 200 };
    const run = (ms: number) =>
      Promise.all([
        crowd.run({ ...order, requestList: changes, connections: 200, ms }),
        load.run({ ...order, requestList: wallets, connections: 8, ms }),
      ]);
    await run(WARM_UP_MS);
    const [{ responses }, { median, p99, errors }] = await run(MS);
    return [
      {
        what: 'wallets beside 200 changes of one member at once, Postgres',
        figures: { 'changes per second': Math.round((responses * 1_000) / MS), median, p99, errors },
        goal: { text: `p99 < ${BUSY_GOAL} ms, errors 0`, met: p99 < BUSY_GOAL && errors === 0 },
      },
    ];
  } finally {
    await gateway.stop();
  }
}

/** Runs the benchmark and returns its rows for the report of the benchmark `gateway`. */
export async function benchRounds(): Promise<Row[]> {
  const [load, playing] = [startLoad(), startLoad()];
  const bin = findPostgres();
  const postgres = bin === null ? null : await startPostgres(bin);
  try {
    return [
      ...(await roundsOn('embedded', {}, load)),
      ...(postgres ? await roundsOn('Postgres', { databaseUrl: postgres.createDatabase('rounds') }, load) : []),
      ...(postgres ? await duringBusyMember(postgres.createDatabase('busy'), load, playing) : []),
      ...(await duringSettlement(load, playing)),
    ];
  } finally {
    load.stop();
    playing.stop();
    postgres?.remove();
  }
}
