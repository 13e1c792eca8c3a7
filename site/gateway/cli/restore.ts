/**
 * Command `restore FILE`: creates the database of an empty data directory from a file that `backup` has written
 * (OPS-13).
 */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { FEATURE_CHECKS } from '../feature-checks.ts';
import { reconcileLedger } from '../ledger/reconciliation.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { CommandError } from '../platform/cli/command.ts';
import { LockedError, lockFolder } from '../platform/db/data-directory-lock.ts';
import { openDatabase } from '../platform/db/driver.ts';
import type { Database } from '../platform/db/schema.ts';
import type { Mode, OtherMode } from '../platform/mode.ts';
import { seedSandbox } from '../sandbox/seeds/seed-sandbox.ts';

const unpack = promisify(gunzip);

export interface RestoreOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Mode of the gateway. `otherMode` is the reaction to a backup with another mode. */
  readonly mode: Mode;
  readonly otherMode?: OtherMode;
  /** True if the secrets are configured in the environment. */
  readonly hasKeys: boolean;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

/**
 * Returns the absolute path of the file for `restore FILE`; null for other commands. Throws CommandError unless exactly
 * one file is named.
 */
export function parseRestoreArgs([area, file, more]: readonly string[]): string | null {
  if (area !== 'restore') return null;
  if (file === undefined || file.startsWith('-') || more?.startsWith('-') === false) {
    throw new CommandError('restore requires the name of a file created by "backup".');
  }
  return resolve(file);
}

/**
 * Restores a backup into a data directory that contains no database, and returns the lines to print. If it fails,
 * incomplete files are deleted.
 * @throws CommandError if the directory is locked or contains a database, or if the file is no backup or was written by
 * a later version
 */
export async function restore(file: string, options: RestoreOptions): Promise<string[]> {
  const { dataDir, databaseUrl, hasKeys } = options;
  if (databaseUrl)
    throw new CommandError('DATABASE_URL names a Postgres server, which is restored by pg_restore (see the README).');
  const held = await lockFolder(dataDir).catch(error => {
    if (!(error instanceof LockedError)) throw error;
    throw new CommandError(
      `A gateway runs on ${dataDir} (${error.holder}); stop it first, or set DATA_DIR to another folder.`,
    );
  });
  const target = join(dataDir, 'pg');
  // The backup is restored into a temporary directory, which is then renamed, so that an incomplete database never
  // remains.
  const staging = join(dataDir, 'restoring');
  try {
    if (existsSync(target)) {
      throw new CommandError(`${dataDir} has a database already; move it away, or set DATA_DIR to another folder.`);
    }
    await rm(staging, { recursive: true, force: true });
    const lines = await fill(staging, file, options);
    await rename(join(staging, 'pg'), target);
    const keys = hasKeys || existsSync(join(dataDir, 'secrets.json'));
    return keys ? lines : [...lines, NO_KEYS];
  } finally {
    await rm(staging, { recursive: true, force: true });
    await held.release();
  }
}

const NO_KEYS =
  'Its keys are missing: put the secrets.json of then into the folder before a gateway starts there, or everybody has to log in anew and numbers of cards cannot be read.';

async function fill(staging: string, file: string, { mode, otherMode, now }: RestoreOptions): Promise<string[]> {
  const databaseImage = await parseImage(file);
  const options = { dataDir: staging, databaseImage, sandboxGameCount: 0, seedSandbox, mode, otherMode };
  const opened = await openDatabase(options, now()).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'StartError' ? error : noBackup(file);
  });
  try {
    await rejectLater(opened.db, file);
    const differences = await opened.db.transaction().execute(trx => reconcileLedger(trx, FEATURE_CHECKS));
    const { members } = await opened.db
      .selectFrom('members')
      .select(({ fn }) => fn.countAll<number>().as('members'))
      .executeTakeFirstOrThrow();
    return [
      `${file} is restored: ${members} members, and books that ${differences.length === 0 ? 'add up' : `do NOT add up in ${differences.length} places; see "ledger reconcile"`}.`,
    ];
  } finally {
    await opened.close();
  }
}

async function parseImage(file: string): Promise<Blob> {
  const packed = await readFile(file).catch((error: Error) => {
    throw new CommandError(`${file} cannot be read: ${error.message}.`);
  });
  const image = await unpack(packed).catch(() => {
    throw noBackup(file);
  });
  return new Blob([new Uint8Array(image)]);
}

/** Throws CommandError if the backup was written by a later version, whose migrations are unknown. */
async function rejectLater(db: Database, file: string): Promise<void> {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const rows = await db.selectFrom('migrations').select('name').execute();
  const unknown = rows.find(({ name }) => !known.has(name));
  if (unknown)
    throw new CommandError(`${file} is of a later version of the gateway (${unknown.name}); restore it by that one.`);
}

const noBackup = (file: string) => new CommandError(`${file} is no backup, or not a whole one; nothing was restored.`);
