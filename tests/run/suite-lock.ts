/** One run of the tests at a time on a machine: two that share its cores fail each other, and last longer than one after the other. */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, ownMark, type ProcessMark } from '../../site/gateway/platform/db/process-id.ts';

/** How often a waiting run looks whether the other has ended, ms. */
const LOOK_MS = 1_000;

interface Holder extends ProcessMark {
  /** Folder of the run. */
  readonly folder: string;
  /** When it began, ISO 8601. */
  readonly since: string;
}

/**
 * Waits until no other run is under way, and says whose it waits for. What a process that is gone left behind is taken over.
 * @param path where runs of this machine find each other
 * @returns gives the machine back
 */
export async function holdSuite(
  say: (line: string) => void,
  path = join(tmpdir(), 'lobbykit-suite.lock'),
): Promise<() => void> {
  const own: Holder = { ...ownMark(), folder: process.cwd(), since: new Date().toISOString() };
  let told = '';
  for (;;) {
    if (take(path, own)) return () => rmSync(path, { force: true });
    const holder = readHolder(path);
    if (holder && holder.place === own.place && isRunning(holder)) {
      const line = `Waiting for the tests of ${holder.folder} (process ${holder.pid}, since ${holder.since}).`;
      if (line !== told) say(line);
      told = line;
      await sleep(LOOK_MS);
    } else {
      rmSync(path, { force: true });
    }
  }
}

/** Whoever reads the file finds all of it: it is written beside, and then given its name. */
function take(path: string, own: Holder): boolean {
  const draft = `${path}.${own.pid}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft);
  }
}

/** Null where nothing is, or what no run wrote whole. */
function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
