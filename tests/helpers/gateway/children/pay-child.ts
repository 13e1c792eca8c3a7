/**
 * Pays out agents, reports when the given number of batches is committed and the next batch is written, and never
 * commits that next batch, for tests that kill the process. Arguments: URL of a Postgres database, the time (ms since
 * 1970), the number of batches.
 */
import type { KyselyPlugin } from 'kysely';
import { payAgents } from '../../../../site/gateway/features/team/rebates/payouts.ts';
import { openDatabase } from '../../../../site/gateway/platform/db/driver.ts';
import { seedSandbox } from '../../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { DEFAULTS } from '../../../../site/gateway/settings.ts';

const [databaseUrl = '', time, batches] = process.argv.slice(2);
const { db } = await openDatabase({ seedSandbox, ...DEFAULTS, dataDir: null, databaseUrl }, Number(time));

/** Queries that are the last statement of a batch, after the ledger entries. */
const marking = new WeakSet<object>();
let marked = 0;
const stopsInTheMiddle: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    if (JSON.stringify(node).includes('update agent_rebates')) marking.add(queryId);
    return node;
  },
  async transformResult({ result, queryId }) {
    if (marking.has(queryId) && ++marked > Number(batches)) {
      process.stdout.write('written, not committed\n');
      await new Promise(resolve => setTimeout(resolve, 600_000));
    }
    return result;
  },
};
await payAgents(db.withPlugin(stopsInTheMiddle), () => Number(time));
