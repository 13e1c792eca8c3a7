/** File permissions of the data directory, which contains keys and member data: only its owner may read it. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Permission bits of the group and of other users. */
const OTHERS = 0o077;
/** False on systems without permission bits, which have no user ids either. */
const HAS_MODES = process.getuid !== undefined;

/**
 * Creates the directory with permissions for its owner only, or validates an existing one. The permissions of an
 * existing directory are not corrected, because other users may have read its files already.
 * @throws StartError if other users have access to the directory or its keys, or another user owns them
 */
export function openFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) === undefined && HAS_MODES) {
    requireClosed(folder, folder);
    requireClosed(join(folder, 'secrets.json'), folder);
  }
}

/**
 * Removes the permissions of other users from all files in a directory that `openFolder` has created or validated.
 * @throws StartError for files that belong to another user
 */
export function closeFiles(folder: string): void {
  if (!HAS_MODES) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const stats = entry.isSymbolicLink() ? undefined : lstatSync(path, { throwIfNoEntry: false });
    if (!stats) continue;
    requireOwn(path, stats.uid, folder);
    if ((stats.mode & OTHERS) !== 0) chmodSync(path, stats.mode & ~OTHERS & 0o7777);
  }
}

function requireClosed(path: string, folder: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  requireOwn(path, stats.uid, folder);
  if ((stats.mode & OTHERS) === 0) return;
  const mode = (stats.mode & 0o777).toString(8).padStart(4, '0');
  throw new StartError(
    `${path} has the mode ${mode}, by which others on this machine may open it; close it by "chmod -R go= ${folder}".`,
  );
}

function requireOwn(path: string, uid: number, folder: string): void {
  const me = process.getuid?.();
  if (uid === me) return;
  throw new StartError(
    `${path} belongs to the user ${uid}, but the gateway runs as ${me}; run it as that user, or change that by "chown -R ${me} ${folder}".`,
  );
}
