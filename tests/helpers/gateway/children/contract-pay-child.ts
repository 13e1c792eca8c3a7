/**
 * Pays out contracts, reports when a payment is written but not committed after the given number of payments, and never
 * ends the transaction, for tests that kill the process. Arguments: URL of a Postgres database, the time (ms since
 * 1970), the number of payments.
 */
import type { KyselyPlugin } from 'kysely';
import { payContracts } from '../../../../site/gateway/features/contracts/payouts.ts';
import { openDatabase } from '../../../../site/gateway/platform/db/driver.ts';
import { injectTime } from '../../../../site/gateway/platform/db/time.ts';
import { seedSandbox } from '../../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { DEFAULTS } from '../../../../site/gateway/settings.ts';

const [databaseUrl = '', time, payments] = process.argv.slice(2);
const { db } = await openDatabase({ seedSandbox, ...DEFAULTS, dataDir: null, databaseUrl }, Number(time));

/** Queries that are the last statement of a payment, after the ledger entry. */
const marking = new WeakSet<object>();
let marked = 0;
const stopsInTheMiddle: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    if (JSON.stringify(node).includes('"paid_at"') && node.kind === 'UpdateQueryNode') marking.add(queryId);
    return node;
  },
  async transformResult({ result, queryId }) {
    if (marking.has(queryId) && ++marked > Number(payments)) {
      process.stdout.write('written, not committed\n');
      await new Promise(resolve => setTimeout(resolve, 600_000));
    }
    return result;
  },
};
injectTime(db, () => Number(time));
await payContracts(db.withPlugin(stopsInTheMiddle), () => Number(time));
