/** Command `backup FILE`: writes the embedded database to a file, even while a gateway uses the database (OPS-13). */
import { open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type CommandContext, CommandError, defineCommands } from '../cli/command.ts';

export interface BackupCommand {
  readonly name: 'backup';
  /** Absolute path of the backup file. */
  readonly file: string;
}

const MIB = 1024 ** 2;
const toGzip = promisify(gzip);

/**
 * Parses the arguments of `backup`; returns null if the command belongs to another group. Throws CommandError if the
 * file is missing.
 */
function parseBackupArgs([area, file]: readonly (string | undefined)[]): BackupCommand | null {
  if (area !== 'backup') return null;
  if (file === undefined) throw new CommandError('backup requires the name of a new file.');
  // Made absolute here, because a running gateway that executes the command may have another working directory.
  return { name: 'backup', file: resolve(file) };
}

/**
 * Writes the backup. Throws CommandError if the database is on a Postgres server, or if the file cannot be written;
 * incomplete files are deleted.
 */
async function runBackupCommand({ file }: BackupCommand, { image, now }: CommandContext): Promise<string[]> {
  if (!image) {
    throw new CommandError(
      'Only an embedded database is kept like this; for a Postgres server use pg_dump (see the README).',
    );
  }
  // The empty target file is created first, so that an invalid path fails before the backup blocks writes to the
  // database. The content is written to a temporary file, which then replaces the target, so that the target is either
  // empty or complete.
  const draft = `${file}.part`;
  await claim(file);
  try {
    const { blob, waitedMs } = await image();
    const at = new Date(now()).toISOString();
    const packed = await toGzip(Buffer.from(await blob.arrayBuffer()));
    await write(draft, packed);
    await rename(draft, file);
    return [
      `The database as it was at ${at} is in ${file} (${(packed.length / MIB).toFixed(1)} MiB); writes waited ${waitedMs} ms for it.`,
      'Keys are not in it: keep a copy of secrets.json (or of GATEWAY_SECRETS) somewhere else.',
    ];
  } catch (error) {
    await Promise.all([rm(draft, { force: true }), rm(file, { force: true })]);
    throw error instanceof CommandError ? error : new CommandError(`No backup was made: ${reason(error)}.`);
  }
}

/** Creates an empty file that only the owner can read. Throws CommandError if the file exists or cannot be created. */
async function claim(file: string): Promise<void> {
  try {
    await (await open(file, 'wx', 0o600)).close();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new CommandError(`${file} exists; a backup never replaces a file.`);
    }
    throw new CommandError(`${file} cannot be written: ${reason(error)}.`);
  }
}

/** Writes a file and flushes it to disk, so that it survives a power failure. */
async function write(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const backupCommands = defineCommands<BackupCommand>({
  usage: {
    backup: [['backup FILE', 'writes the embedded database to a file, also while a gateway serves it']],
  },
  parse: parseBackupArgs,
  run: runBackupCommand,
});
