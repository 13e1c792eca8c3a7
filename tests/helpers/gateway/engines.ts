/**
 * Runs a test suite on every database engine: on the embedded database, and on a Postgres server if one is installed.
 */
import { afterAll, beforeAll, describe } from 'vitest';
import { gateway, TEST_NOW, type TestGateway } from '../gateway.ts';
import { imageAt } from '../gateway-image.ts';
import { type Databases, findPostgres, type Postgres, startPostgres } from '../postgres/server.ts';
import { sharedDatabases } from '../postgres/shared.ts';

type Open = typeof gateway;

/** Gateways that share one database; available from the first `beforeAll` on. */
export interface Twins {
  /** The first of the gateways. */
  readonly server: TestGateway;
  readonly all: readonly TestGateway[];
  /** Returns one of the gateways in rotation. */
  at(n: number): TestGateway;
  /** Advances the time of all gateways. */
  advance(ms: number): Promise<void>;
}

export interface EngineOptions {
  /** Starts a gateway. Default: `gateway` of the test helpers. */
  readonly open?: Open;
  /**
   * Runs the Postgres variant in the default test run too: for engine-specific SQL and races between two gateways.
   * Default false.
   */
  readonly inGate?: boolean;
}

/**
 * Describes `suite` once with one gateway on the embedded database, and once with two that share a Postgres server.
 * @param area tested area, for the titles: `accounts`
 */
export function onBothEngines(
  area: string,
  suite: (twins: Twins) => void,
  { open = gateway, inGate = false }: EngineOptions = {},
): void {
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
    describeOn(title, openTwins, suite, inGate ? [] : ['slow']);
  });
}

/** Describes tests that require a Postgres server. If none is installed, prints which area is omitted. */
export const onPostgres = (area: string, suite: (postgres: () => Databases) => void): void =>
  describeWith(
    area,
    suite,
    async () => sharedDatabases()!,
    () => {},
  );

/** Describes a suite like `onPostgres`, but with a separate Postgres server, because the suite stops its server. */
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
    afterAll(() => Promise.all(all.map(instance => instance.stop())));
    suite({
      get server() {
        return all[0]!;
      },
      get all() {
        return all;
      },
      at: n => all[n % all.length]!,
      advance: async ms => {
        await Promise.all(all.map(instance => instance.advance(ms)));
      },
    });
  });
}
