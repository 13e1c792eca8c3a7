import { afterAll, beforeAll, describe } from 'vitest';
import { TEST_NOW } from '../../helpers/gateway.ts';
import { findPostgres, type Postgres, startPostgres } from '../postgres.ts';
import { accountGateway } from './steps.ts';
import { accountSuite } from './store-suite.ts';

accountSuite('the embedded database', async () => [await accountGateway()]);

const bin = findPostgres();
if (bin === null)
  console.log('Skipped: accounts on a Postgres server, as none is installed under /usr/lib/postgresql.');

describe.runIf(bin !== null)('with a Postgres server', { timeout: 120_000 }, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin!);
  }, 120_000);
  afterAll(() => postgres?.remove());

  accountSuite('a Postgres server that two gateways share', () => {
    const databaseUrl = postgres.createDatabase('accounts');
    const start = () => accountGateway({ databaseUrl, dataDir: null, now: () => TEST_NOW });
    return Promise.all([start(), start()]);
  });
});
