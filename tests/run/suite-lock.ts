/**
 * One test run at a time per machine, because parallel runs would cause failures and take longer than sequential ones.
 */
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, ownMark, type ProcessMark } from '../../site/gateway/platform/db/process-id.ts';

/** Polling interval of a waiting run, ms. */
const POLL_MS = 1_000;

interface Holder extends ProcessMark {
  /** Directory of the run. */
  readonly folder: string;
  /** Start time, ISO 8601. */
  readonly since: string;
}

/**
 * Waits until no other run is active, and reports the run it waits for. A stale lock is taken over.
 * @param path lock file shared by the runs of this machine
 * @returns releases the lock
 */
export async function holdSuite(
  log: (line: string) => void,
  path = join(tmpdir(), 'lobbykit-suite.lock'),
): Promise<() => void> {
  const own: Holder = { ...ownMark(), folder: process.cwd(), since: new Date().toISOString() };
  let lastLine = '';
  for (;;) {
    if (take(path, own)) return () => rmSync(path, { force: true });
    const holder = readHolder(path);
    if (holder && holder.place === own.place && isRunning(holder)) {
      const line = `Waiting for the tests of ${holder.folder} (process ${holder.pid}, since ${holder.since}).`;
      if (line !== lastLine) log(line);
      lastLine = line;
      await sleep(POLL_MS);
    } else {
      rmSync(path, { force: true });
    }
  }
}

/** A reader always finds a complete file, because the file is written under another name and then linked. */
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

/** Null for a missing or incomplete file. */
function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
