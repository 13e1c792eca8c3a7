/** Temporary directories of tests. `setup/folders.ts` removes them at the end of the file that created them. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { quickFolder } from './quick-folder.ts';

const created = new Set<string>();

/** Creates a new, empty directory. */
export function newFolder(): string {
  const folder = mkdtempSync(join(quickFolder(), 'lobbykit-'));
  created.add(folder);
  return folder;
}

/** Removes all directories that this process created. Retries while another process still writes into one of them. */
export function removeFolders(): void {
  for (const folder of [...created].filter(one => existsSync(one) && !isHeld(one)))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  created.clear();
}

/**
 * True if a process holds the lock of a data directory in `folder`. A process that loses this lock exits immediately,
 * which would end the run and the report of a failed test.
 */
const isHeld = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => basename(path) === 'lock')
    .some(path => readFileSync(join(folder, path), 'utf8').includes(`"pid":${process.pid},`));
