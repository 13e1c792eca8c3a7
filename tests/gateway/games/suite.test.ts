import { afterAll, beforeAll, describe } from 'vitest';
import { gateway, TEST_NOW } from '../../helpers/gateway.ts';
import { findPostgres, type Postgres, startPostgres } from '../postgres.ts';
import { gamesSuite } from './suite.ts';

gamesSuite('the embedded database', async () => [await gateway()]);

const bin = findPostgres();
if (bin === null) console.log('Skipped: games on a Postgres server, as none is installed under /usr/lib/postgresql.');

describe.runIf(bin !== null)('with a Postgres server', { timeout: 120_000 }, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin!);
  }, 120_000);
  afterAll(() => postgres?.remove());

  gamesSuite('a Postgres server that two gateways share', () => {
    const databaseUrl = postgres.createDatabase('games');
    const start = () => gateway({ databaseUrl, dataDir: null, now: () => TEST_NOW });
    return Promise.all([start(), start()]);
  });
});
