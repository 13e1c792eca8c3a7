/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../site/gateway/platform/db/driver.ts';
import type { Database } from '../../site/gateway/platform/db/schema.ts';
import { seedSandbox } from '../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { DEFAULTS } from '../../site/gateway/settings.ts';
import { onPostgres } from '../helpers/gateway/engines.ts';
import { seededFolder, TIMEOUT_MS } from '../helpers/gateway/processes.ts';
import { TEST_NOW } from '../helpers/gateway.ts';
import { addPlayers } from '../helpers/players.ts';
import { decide } from './back-office.ts';
import { expectLedgerReconciles, expectNoLostCalls } from './books.ts';
import { KINDS, type Sent } from './calls.ts';
import { prepareCashier } from './cashier.ts';
import { seedOfRun } from './chance.ts';
import { loadNow } from './gateways.ts';
import { runLoadTest } from './load.ts';
import { expectMoneyPostedOnce } from './money.ts';
import { expectTeamRight, readAgent } from './team.ts';
import { expectWithdrawalsRight, prepareWithdrawals } from './withdrawals.ts';

/** Number of kills, which determines the duration of the load test: about one minute per database. */
const KILLS = 6;
const CLIENTS = 50;
const RESPONSES_BETWEEN = 120;
/** Minimum number of provider notifications. */
const NOTICES = 20;
/**
 * Speed factor over real time: a draw of the one-minute lottery every twelve seconds is slow enough for a busy machine
 * to sell tickets. The test ends before one day has passed, after which keys expire.
 */
const SPEED = 5;

interface After {
  readonly sent: readonly Sent[];
  readonly db: Database;
  /** End time, ms since 1970. */
  readonly now: number;
  close(): Promise<void>;
}

/** Runs a load test on a database; opens the resulting database for checks. */
async function loadOver(place: { readonly dataDir: string | null; readonly databaseUrl?: string }): Promise<After> {
  const seed = seedOfRun();
  console.log(`Seed of the load test: LOAD_TEST_SEED=${seed}`);
  const settings = { ...DEFAULTS, ...place };
  const before = await openDatabase({ ...settings, seedSandbox }, TEST_NOW);
  const agentId = await readAgent(before.db);
  const players = await addPlayers(before.db, CLIENTS, TEST_NOW, { uplineId: agentId });
  const promoId = await prepareCashier(before.db, players);
  const cards = await prepareWithdrawals(before.db, players);
  await before.close();
  const clock = { from: TEST_NOW, anchor: Date.now(), speed: SPEED };
  const sent = await runLoadTest({
    place: place.databaseUrl ?? place.dataDir ?? '',
    gateways: place.databaseUrl ? 2 : 1,
    players,
    kills: KILLS,
    responsesBetween: RESPONSES_BETWEEN,
    clock,
    seed,
    promoId,
    cards,
    onKill: () => decide(place, clock),
  }).catch(error => {
    throw new Error(`The load test of LOAD_TEST_SEED=${seed} failed`, { cause: error });
  });
  const now = loadNow(clock);
  const { db, close } = await openDatabase({ ...settings, seedSandbox }, now);
  return { sent, db, now, close };
}

function describeAfter(title: string, over: () => Promise<After>): void {
  describe(title, () => {
    let after: After;
    beforeAll(async () => {
      after = await over();
    }, KILLS * TIMEOUT_MS);
    afterAll(() => after?.close());

    it('R21 every acknowledged round, bet and launch is stored exactly once, and tickets match their draw', async () => {
      expect(after.sent.filter(({ done }) => done).length).toBeGreaterThan(KILLS * RESPONSES_BETWEEN);
      for (const kind of KINDS)
        expect(after.sent.filter(one => one.done && one.kind === kind).length, kind).toBeGreaterThan(0);
      expect(after.sent.filter(one => one.done && one.kind === 'notice').length).toBeGreaterThanOrEqual(NOTICES);
      await expectNoLostCalls(after.db, after.sent);
    });

    it('PAY-08 PAY-09 PAY-10 every deposit, notification and bonus is posted once, and stake shares are returned in order', () =>
      expectMoneyPostedOnce(after.db, after.sent));

    it('OUT-04 every withdrawal is reserved once and paid or released once, to the cent', () =>
      expectWithdrawalsRight(after.db, after.sent));

    it('PAY-01 all ledger entries sum to zero, and the entries of each account have no gaps and match its balance', () =>
      expectLedgerReconciles(after.db));

    it("TEAM-08 every total of the agent's team equals an independent count", () =>
      expectTeamRight(after.db, after.now));
  });
}

describeAfter(`after ${KILLS} kill -9 of a gateway on the embedded database`, async () =>
  loadOver({ dataDir: await seededFolder() }),
);

onPostgres('load test', postgres => {
  describeAfter(`after ${KILLS} kill -9 among two gateways on a Postgres server`, () =>
    loadOver({ dataDir: null, databaseUrl: postgres().createDatabase('load_test') }),
  );
});
