/** Applies pending database migrations. */
import { sql } from 'kysely';
import { BASELINE_END, MIGRATIONS } from '../../migrations/migrations.ts';
import { addReferenceRows } from '../../migrations/reference/reference.ts';
import { FILLED_AS } from '../../migrations/reference/settings.ts';
import { type Mode, type OtherMode, sandboxFeatures } from '../mode.ts';
import { StartError } from '../start-error.ts';
import type { Database, Trx } from './schema.ts';

/**
 * Key of the advisory lock, an arbitrary number. Gateways that start concurrently on one Postgres server wait for each
 * other's migrations.
 */
const LOCK_KEY = 5_620_118;

export interface SandboxOptions {
  /** Number of games to generate, including lotteries. */
  readonly sandboxGameCount: number;
  /** Time to which the dates of the seed data are relative, ms since 1970. */
  readonly now: number;
}

/** Fills the empty database of a sandbox with seed data. */
export type SeedSandbox = (trx: Trx, options: SandboxOptions) => Promise<void>;

interface MigrateOptions extends SandboxOptions {
  readonly seedSandbox: SeedSandbox;
  /** Mode for an empty database; a seeded database must have the same mode. */
  readonly mode: Mode;
  /** Reaction to a seeded database with another mode; by default, it is rejected. */
  readonly otherMode?: OtherMode;
}

async function storedMode(trx: Trx): Promise<Mode> {
  const row = await trx.selectFrom('settings').select('value').where('key', '=', FILLED_AS).executeTakeFirst();
  // Versions that did not store the mode filled every database as a sandbox.
  return (row?.value as Mode | undefined) ?? 'sandbox';
}

const otherMode = (stored: Mode) =>
  new StartError(
    stored === 'sandbox'
      ? 'This database was filled as a sandbox, whose passwords are in the README, so production does not open it; set GATEWAY_MODE=sandbox to start the sandbox, or DATA_DIR or DATABASE_URL to an empty database.'
      : 'This database was filled for production, so a sandbox, which shows codes and accepts plain passwords, does not open it; set GATEWAY_MODE=production, or DATA_DIR or DATABASE_URL to an empty database.',
  );

/** Last migration before the first release. */
const LAST_UNRELEASED = '22-draw-seeds';

/**
 * Returns the names of the applied migrations. A database of the last version before the first release has the same
 * tables as the baseline, so that the baseline counts as applied.
 */
async function readApplied(trx: Trx, now: number): Promise<Set<string>> {
  const names = new Set((await trx.selectFrom('migrations').select('name').execute()).map(row => row.name));
  const isUnreleased = names.size > 0 && !names.has(BASELINE_END);
  if (!isUnreleased) return names;
  if (!names.has(LAST_UNRELEASED))
    throw new StartError(
      'This database was created by an unreleased version of the gateway; set DATA_DIR or DATABASE_URL to an empty database.',
    );
  const baseline = MIGRATIONS.map(({ name }) => name).filter(name => name <= BASELINE_END);
  await trx.deleteFrom('migrations').execute();
  await trx
    .insertInto('migrations')
    .values(baseline.map(name => ({ name, applied_at: now })))
    .execute();
  return new Set(baseline);
}

/**
 * Applies pending migrations and fills an empty database, in a single transaction (R23).
 * @returns the mode that is stored in the database
 * @throws StartError if the stored mode differs from `mode` and `otherMode` does not permit it
 */
export async function migrate(db: Database, options: MigrateOptions): Promise<Mode> {
  const { mode, otherMode: reaction = 'reject', seedSandbox, ...seed } = options;
  return db.transaction().execute(async trx => {
    // Longer than the timeout of requests, because another process may hold the lock until its migrations are complete.
    await sql`set local statement_timeout = '60s'`.execute(trx);
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(trx);
    const applied = await readApplied(trx, seed.now);
    const isEmpty = applied.size === 0;
    const stored = isEmpty ? mode : await storedMode(trx);
    const follows = reaction === 'follow' || (reaction === 'follow-production' && stored === 'production');
    if (stored !== mode && !follows) throw otherMode(stored);
    for (const { name, statements } of MIGRATIONS) {
      if (applied.has(name)) continue;
      // Statements are combined in a block, because a prepared statement can contain only one statement.
      await sql.raw(`do $migration$ begin\n${statements}\nend $migration$`).execute(trx);
      await trx.insertInto('migrations').values({ name, applied_at: seed.now }).execute();
    }
    if (isEmpty) {
      const sandbox = sandboxFeatures(stored).seeds;
      await addReferenceRows(trx, { sandbox });
      if (sandbox) await seedSandbox(trx, seed);
    }
    return stored;
  });
}
