/**
 * Runs a command of the back office, reports when the withdrawal is changed but not committed, and never ends the
 * transaction, for tests that kill the process. Arguments: URL of a Postgres database, the time (ms since 1970),
 * the arguments of the command.
 */
import type { KyselyPlugin } from 'kysely';
import { parseCommand } from '../../../../site/gateway/cli/command-line.ts';
import { type Command, runCommand } from '../../../../site/gateway/cli/commands.ts';
import { openDatabase } from '../../../../site/gateway/platform/db/driver.ts';
import { seedSandbox } from '../../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { DEFAULTS } from '../../../../site/gateway/settings.ts';

const [databaseUrl = '', time, ...args] = process.argv.slice(2);
const { db } = await openDatabase({ seedSandbox, ...DEFAULTS, dataDir: null, databaseUrl }, Number(time));

/** Queries that insert the state change of the withdrawal: the last statement before the commit. */
const marking = new WeakSet<object>();
const stopsInTheMiddle: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    if (node.kind === 'InsertQueryNode' && JSON.stringify(node).includes('"withdrawal_state_changes"'))
      marking.add(queryId);
    return node;
  },
  async transformResult({ result, queryId }) {
    if (marking.has(queryId)) {
      process.stdout.write('written, not committed\n');
      await new Promise(resolve => setTimeout(resolve, 600_000));
    }
    return result;
  },
};
const context = { now: () => Number(time), url: '', onChange: () => {}, actor: 'kim' };
await runCommand(parseCommand(args) as Command, { ...context, db: db.withPlugin(stopsInTheMiddle) });
