/** Applies the changes of the tables that a database does not have yet. */
import { sql } from 'kysely';
import { StartError } from '../process/start-error.ts';
import { FILLED_AS, type Filling, MIGRATIONS, type SeedOptions } from './migrations.ts';
import type { Database, Trx } from './schema/schema.ts';

/** Any fixed number: processes that migrate one Postgres at once wait for each other on it. */
const LOCK_KEY = 5_620_118;

interface MigrateOptions extends SeedOptions {
  /** Name of the first migration that is left out; default none. */
  readonly before?: string;
}

async function wasFilledAs(trx: Trx): Promise<Filling> {
  const row = await trx.selectFrom('settings').select('value').where('key', '=', FILLED_AS).executeTakeFirst();
  // Versions without the row filled every database as a sandbox.
  return (row?.value as Filling | undefined) ?? 'sandbox';
}

/**
 * Brings the tables up to date in one transaction: all of it or nothing (R23).
 * @throws StartError for a sandbox, where none is wanted: everybody knows its passwords
 */
export async function migrate(db: Database, { before, ...seed }: MigrateOptions): Promise<void> {
  await db.transaction().execute(async trx => {
    // Longer than a request may take: another process may be at it, and has to finish first.
    await sql`set local statement_timeout = '60s'`.execute(trx);
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(trx);
    const applied = new Set((await trx.selectFrom('migrations').select('name').execute()).map(row => row.name));
    const sandbox = applied.size === 0 ? seed.sandbox : (await wasFilledAs(trx)) === 'sandbox';
    if (sandbox && !seed.sandbox) {
      throw new StartError(
        'This database was filled as a sandbox, whose passwords stand in the README, so production does not open it; set DATA_DIR or DATABASE_URL to an empty one.',
      );
    }
    const wanted = MIGRATIONS.slice(
      0,
      before === undefined ? undefined : MIGRATIONS.findIndex(({ name }) => name === before),
    );
    for (const migration of wanted.filter(({ name }) => !applied.has(name))) {
      await migration.apply(trx, { ...seed, sandbox });
      await trx.insertInto('migrations').values({ name: migration.name, applied_at: seed.now }).execute();
    }
  });
}
