/** Runs a suite on every engine the gateway may store in: the embedded one, and a Postgres server where one is installed. */
import { afterAll, beforeAll, describe } from 'vitest';
import { gateway, TEST_NOW, type TestGateway } from '../gateway.ts';
import { imageAt } from '../gateway-image.ts';
import { type Databases, findPostgres, type Postgres, startPostgres } from '../postgres/server.ts';
import { sharedDatabases } from '../postgres/shared.ts';

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

/** Areas whose other half, on a Postgres server, is in the gate too: what is asked in SQL of its own, and what two gateways race for. */
const RACED: ReadonlySet<string> = new Set([
  ...['accounts', 'content', 'games', 'play', 'secrets', 'the store'],
  ...['calls under a key', 'deposits', 'the books', 'transfers', 'withdrawals and decisions at once'],
]);

/**
 * Describes `suite` once with a gateway on the embedded database, which admits no more, and once with two that share a Postgres
 * server.
 * @param area what is tested, for the titles: `accounts`
 * @param open starts a gateway, default as the tests' helper does
 */
export function onBothEngines(area: string, suite: (twins: Twins) => void, open: Open = gateway): void {
  describeOn(
    `${area} on the embedded database`,
    async () => [await open({ databaseImage: await imageAt(TEST_NOW) })],
    suite,
  );
  onPostgres(area, postgres => {
    const start = (databaseUrl: string) => open({ databaseUrl, dataDir: null, now: () => TEST_NOW });
    const openTwins = () => {
      const url = postgres().createSeeded('twins');
      return Promise.all([start(url), start(url)]);
    };
    const title = `${area} on a Postgres server that two gateways share`;
    describeOn(title, openTwins, suite, RACED.has(area) ? [] : ['slow']);
  });
}

/** Describes what only a Postgres server can do; without one a line says what was left out. */
export const onPostgres = (area: string, suite: (postgres: () => Databases) => void): void =>
  describeWith(
    area,
    suite,
    async () => sharedDatabases()!,
    () => {},
  );

/** The same for a suite that stops its server, and so has one that nobody else uses. */
export const onOwnPostgres = (area: string, suite: (postgres: () => Postgres) => void): void =>
  describeWith(area, suite, startPostgres, server => server.remove());

function describeWith<T>(
  area: string,
  suite: (postgres: () => T) => void,
  open: (bin: string) => Promise<T>,
  close: (server: T) => void,
): void {
  const bin = findPostgres();
  if (bin === null)
    console.log(`Skipped: ${area} on a Postgres server, as none is installed under /usr/lib/postgresql.`);
  describe.runIf(bin !== null)('with a Postgres server', () => {
    let postgres: T | undefined;
    beforeAll(async () => {
      postgres = await open(bin!);
    });
    afterAll(() => {
      if (postgres) close(postgres);
    });
    suite(() => postgres!);
  });
}

function describeOn(
  title: string,
  open: () => Promise<readonly TestGateway[]>,
  suite: (twins: Twins) => void,
  tags: 'slow'[] = [],
) {
  describe(title, { tags }, () => {
    let all: readonly TestGateway[] = [];
    beforeAll(async () => {
      all = await open();
    });
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
