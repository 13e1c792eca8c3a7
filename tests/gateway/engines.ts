/** Runs a suite on every engine the gateway may store in: the embedded one, and a Postgres server where one is installed. */
import { afterAll, beforeAll, describe } from 'vitest';
import { gateway, TEST_NOW, type TestGateway } from '../helpers/gateway.ts';
import { findPostgres, type Postgres, startPostgres } from './postgres.ts';

/** For suites that start servers: on a busy machine each takes seconds. */
const PATIENCE_MS = 120_000;

type Open = typeof gateway;

/** Gateways that share one database; there from the first `beforeAll` on. */
export interface Twins {
  /** The first of them. */
  readonly server: TestGateway;
  readonly all: readonly TestGateway[];
  /** Turn by turn at each of the gateways. */
  at(n: number): TestGateway;
  /** Lets time pass at all of them. */
  advance(ms: number): Promise<void>;
}

/**
 * Describes `suite` once with a gateway on the embedded database, which admits no more, and once with two that share a Postgres
 * server.
 * @param area what is tested, for the titles: `accounts`
 * @param open starts a gateway, default as the tests' helper does
 */
export function onBothEngines(area: string, suite: (twins: Twins) => void, open: Open = gateway): void {
  describeOn(`${area} on the embedded database`, async () => [await open()], suite);
  onPostgres(area, postgres => {
    const start = (databaseUrl: string) => open({ databaseUrl, dataDir: null, now: () => TEST_NOW });
    const openTwins = () => {
      const url = postgres().createDatabase('twins');
      return Promise.all([start(url), start(url)]);
    };
    describeOn(`${area} on a Postgres server that two gateways share`, openTwins, suite);
  });
}

/** Describes what only a Postgres server can do; without one a line says what was left out. */
export function onPostgres(area: string, suite: (postgres: () => Postgres) => void): void {
  const bin = findPostgres();
  if (bin === null)
    console.log(`Skipped: ${area} on a Postgres server, as none is installed under /usr/lib/postgresql.`);
  describe.runIf(bin !== null)('with a Postgres server', { timeout: PATIENCE_MS }, () => {
    let postgres: Postgres | undefined;
    beforeAll(async () => {
      postgres = await startPostgres(bin!);
    }, PATIENCE_MS);
    afterAll(() => postgres?.remove());
    suite(() => postgres!);
  });
}

function describeOn(title: string, open: () => Promise<readonly TestGateway[]>, suite: (twins: Twins) => void) {
  describe(title, { timeout: PATIENCE_MS }, () => {
    let all: readonly TestGateway[] = [];
    beforeAll(async () => {
      all = await open();
    }, PATIENCE_MS);
    afterAll(() => Promise.all(all.map(twin => twin.stop())));
    suite({
      get server() {
        return all[0]!;
      },
      get all() {
        return all;
      },
      at: n => all[n % all.length]!,
      advance: async ms => {
        await Promise.all(all.map(twin => twin.advance(ms)));
      },
    });
  });
}
