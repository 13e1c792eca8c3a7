import { afterAll, beforeAll, describe } from 'vitest';
import { gateway, TEST_NOW } from '../../helpers/gateway.ts';
import { findPostgres, type Postgres, startPostgres } from '../postgres.ts';
import { secretsSuite } from './store-suite.ts';

secretsSuite('the embedded database', () => gateway());

const bin = findPostgres();
if (bin === null) {
  console.log('Skipped: secrets on a Postgres server, as none is installed under /usr/lib/postgresql.');
}

describe.runIf(bin !== null)('with a Postgres server', { timeout: 120_000 }, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin!);
  }, 120_000);
  afterAll(() => postgres?.remove());

  secretsSuite('a Postgres server', () =>
    gateway({ databaseUrl: postgres.createDatabase('secrets'), dataDir: null, now: () => TEST_NOW }),
  );
});
