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
import { expectLedgerReconciles, expectNothingLost } from './books.ts';
import { KINDS, type Sent } from './calls.ts';
import { prepareCashier } from './cashier.ts';
import { seedOfRun } from './chance.ts';
import { loadNow } from './gateways.ts';
import { runLoadTest } from './load.ts';
import { expectMoneyPostedOnce } from './money.ts';
import { expectTeamRight, readAgent } from './team.ts';
import { expectWithdrawalsRight, prepareWithdrawals } from './withdrawals.ts';

/** A load test of a minute or so on each engine. */
const KILLS = 6;
const CLIENTS = 50;
const RESPONSES_BETWEEN = 120;
/** Notices of the provider, at least: each is sent again as often as anything else. */
const NOTICES = 20;
/** A draw of the one-minute lottery each twelve seconds, in which a busy machine sells tickets too; a day, after which keys go, is far away. */
const SPEED = 5;

interface After {
  readonly sent: readonly Sent[];
  readonly db: Database;
  /** When it was over, ms since 1970. */
  readonly now: number;
  close(): Promise<void>;
}

/** Lets a load test go over a database; what is left of it is opened for questions. */
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

    it('R21 every acknowledged play, ticket and launch is there once, and tickets have what their draw gives', async () => {
      expect(after.sent.filter(({ done }) => done).length).toBeGreaterThan(KILLS * RESPONSES_BETWEEN);
      for (const kind of KINDS)
        expect(after.sent.filter(one => one.done && one.kind === kind).length, kind).toBeGreaterThan(0);
      expect(after.sent.filter(one => one.done && one.kind === 'notice').length).toBeGreaterThanOrEqual(NOTICES);
      await expectNothingLost(after.db, after.sent);
    });

    it('PAY-08 PAY-09 PAY-10 every deposit, notice and bonus is booked once, and shares of stakes come back as they were taken', () =>
      expectMoneyPostedOnce(after.db, after.sent));

    it('OUT-04 every withdrawal is held once, and paid or given back once: no cent is lost and none is double', () =>
      expectWithdrawalsRight(after.db, after.sent));

    it('PAY-01 all postings add up to nothing; those of an account are numbered without a hole and carry its balance', () =>
      expectLedgerReconciles(after.db));

    it('TEAM-08 every figure that the agent above them is told is that of an independent count', () =>
      expectTeamRight(after.db, after.now));
  });
}

describeAfter(`after ${KILLS} kill -9 of a gateway on the embedded database`, async () =>
  loadOver({ dataDir: await seededFolder() }),
);

onPostgres('a load test', postgres => {
  describeAfter(`after ${KILLS} kill -9 among two gateways on a Postgres server`, () =>
    loadOver({ dataDir: null, databaseUrl: postgres().createDatabase('load_test') }),
  );
});
