/** Past draws that a test needs otherwise than they were published. */
import { sql } from 'kysely';
import type { Database, Trx } from '../../../site/gateway/platform/db/schema.ts';

/** Runs `work` without the trigger that keeps published results, which stays on for everything else. */
export const rewriteDraws = (db: Database, work: (trx: Trx) => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async trx => {
    await sql`alter table draws disable trigger draws_append_only`.execute(trx);
    await work(trx);
    await sql`alter table draws enable trigger draws_append_only`.execute(trx);
  });
