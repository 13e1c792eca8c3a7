/** Temporary folders of tests. `setup.ts` removes them at the end of the file that made them. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { quickFolder } from './quick-folder.ts';

const made = new Set<string>();

/** A new, empty folder. */
export function newFolder(): string {
  const folder = mkdtempSync(join(quickFolder(), 'lobbykit-'));
  made.add(folder);
  return folder;
}

/** Removes all that were made so far in this process. A process that still writes into one is waited for. */
export function removeFolders(): void {
  for (const folder of [...made].filter(one => existsSync(one) && !isHeld(one)))
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  made.clear();
}

/** Who loses the lock of a data folder ends at once: here it would be the run, and with it what is to be told of a failed test. */
const isHeld = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => basename(path) === 'lock')
    .some(path => readFileSync(join(folder, path), 'utf8').includes(`"pid":${process.pid},`));
