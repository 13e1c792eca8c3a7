/** Changes past draws for a test. */
import { sql } from 'kysely';
import type { Database, Trx } from '../../../site/gateway/platform/db/schema.ts';

/** Runs `work` without the trigger that protects published results; the trigger stays active for all other work. */
export const rewriteDraws = (db: Database, work: (trx: Trx) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async trx => {
    await sql`alter table draws disable trigger draws_append_only`.execute(trx);
    await work(trx);
    await sql`alter table draws enable trigger draws_append_only`.execute(trx);
  });
