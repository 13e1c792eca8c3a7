/** Applies the changes of the tables that a database does not have yet. */
import { sql } from 'kysely';
import { type Mode, type OtherMode, sandboxFeatures } from '../platform/mode.ts';
import { StartError } from '../process/start-error.ts';
import { FILLED_AS, MIGRATIONS, type SeedOptions } from './migrations.ts';
import type { Database, Trx } from './schema/schema.ts';

/** Any fixed number: processes that migrate one Postgres at once wait for each other on it. */
const LOCK_KEY = 5_620_118;

interface MigrateOptions extends Omit<SeedOptions, 'sandbox'> {
  /** Mode of an empty database. */
  readonly mode: Mode;
  /** Reaction to a filled database of another mode; default reject. */
  readonly otherMode?: OtherMode;
  /** Name of the first migration that is left out; default none. */
  readonly before?: string;
}

async function storedMode(trx: Trx): Promise<Mode> {
  const row = await trx.selectFrom('settings').select('value').where('key', '=', FILLED_AS).executeTakeFirst();
  // Versions without the row filled every database as a sandbox.
  return (row?.value as Mode | undefined) ?? 'sandbox';
}

const otherMode = (stored: Mode) =>
  new StartError(
    stored === 'sandbox'
      ? 'This database was filled as a sandbox, whose passwords are in the README, so production does not open it; set GATEWAY_MODE=sandbox to start the sandbox, or DATA_DIR or DATABASE_URL to an empty database.'
      : 'This database was filled for production, so a sandbox, which shows codes and accepts plain passwords, does not open it; set GATEWAY_MODE=production, or DATA_DIR or DATABASE_URL to an empty database.',
  );

/**
 * Brings the tables up to date in one transaction: all of it or nothing (R23).
 * @returns the mode that the database stores
 * @throws StartError when the stored mode differs from `mode`, except as `otherMode` allows
 */
export async function migrate(db: Database, options: MigrateOptions): Promise<Mode> {
  const { before, mode, otherMode: reaction = 'reject', ...seed } = options;
  return db.transaction().execute(async trx => {
    // Longer than a request may take: another process may be at it, and has to finish first.
    await sql`set local statement_timeout = '60s'`.execute(trx);
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(trx);
    const applied = new Set((await trx.selectFrom('migrations').select('name').execute()).map(row => row.name));
    const stored = applied.size === 0 ? mode : await storedMode(trx);
    const follows = reaction === 'follow' || (reaction === 'follow-production' && stored === 'production');
    if (stored !== mode && !follows) throw otherMode(stored);
    const sandbox = sandboxFeatures(stored).seeds;
    const wanted = MIGRATIONS.slice(
      0,
      before === undefined ? undefined : MIGRATIONS.findIndex(({ name }) => name === before),
    );
    for (const migration of wanted.filter(({ name }) => !applied.has(name))) {
      await migration.apply(trx, { ...seed, sandbox });
      await trx.insertInto('migrations').values({ name: migration.name, applied_at: seed.now }).execute();
    }
    return stored;
  });
}
