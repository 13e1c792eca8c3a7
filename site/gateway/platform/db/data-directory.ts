/** The data folder belongs to its owner alone: it holds the keys of the gateway and everything about its members. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Rights of the group and of all others. */
const OTHERS = 0o077;
/** Systems without them have no ids of users either. */
const HAS_MODES = process.getuid !== undefined;

/**
 * Makes the folder for its owner alone, or looks at one that is there: what others could open they may have read, so it is not
 * closed in silence.
 * @throws StartError for a folder, or its keys, that others may open, and for what belongs to another user
 */
export function openFolder(folder: string): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) === undefined && HAS_MODES) {
    requireClosed(folder, folder);
    requireClosed(join(folder, 'secrets.json'), folder);
  }
}

/**
 * Takes what lies in an open folder (`openFolder`) from everybody but its owner; nobody else came to it so far.
 * @throws StartError for what belongs to another user
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
