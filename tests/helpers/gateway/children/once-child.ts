/**
 * Starts an idempotent member call, writes its work, reports it and never ends the transaction, for tests that kill the
 * process. Arguments: data directory or URL of a Postgres database, id of the member, key.
 */
import { toUnits } from '../../../../sdk/protocol/domain.ts';
import { openDatabase } from '../../../../site/gateway/platform/db/driver.ts';
import { once } from '../../../../site/gateway/platform/idempotency/member-calls.ts';
import { seedSandbox } from '../../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { DEFAULTS } from '../../../../site/gateway/settings.ts';
import { credit } from '../../credit.ts';

const [place = '', id, key = ''] = process.argv.slice(2);
const memberId = Number(id);
const where = place.startsWith('postgres:') ? { dataDir: null, databaseUrl: place } : { dataDir: place };
const now = Date.now();
const { db } = await openDatabase({ seedSandbox, ...DEFAULTS, ...where }, now);
const call = { memberId, endpoint: { name: 'gift' }, key, body: { amount: '10.00' }, now };
await db.transaction().execute(trx =>
  once(trx, call, async () => {
    await credit(trx, memberId, toUnits('10.00'), now);
    process.stdout.write('written, not committed\n');
    await new Promise(resolve => setTimeout(resolve, 600_000));
  }),
);
