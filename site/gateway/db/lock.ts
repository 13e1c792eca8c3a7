/** One process per data folder (R22): two embedded databases on one folder destroy each other's rows in silence. */
import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, markOf, type ProcessMark } from './process-mark.ts';

interface Holder extends ProcessMark {
  /** Makes every lock text unique, also of two locks of one process. */
  readonly id: string;
}

/** The folder belongs to a process that is still there. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  constructor(readonly pid: number) {
    super(`held by process ${pid}`);
  }
}

const lockPath = (folder: string) => join(folder, 'lock');

/**
 * Takes the lock of a folder, which is made when missing; returns the function that gives it back.
 * A lock of a process that is gone is taken over.
 * @throws LockedError at once when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return acquire(lockPath(folder));
}

/** Process that holds the folder now, null when none does. */
export function folderHolder(folder: string): number | null {
  const text = read(lockPath(folder));
  return text === null ? null : livingPid(text);
}

function acquire(path: string): () => void {
  const mine = JSON.stringify({ ...markOf(process.pid), id: randomUUID() } satisfies Holder);
  // Made under a name of its own and then linked: whoever sees the lock sees all of it.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, mine, { flag: 'wx', mode: 0o600 });
  try {
    while (!linked(draft, path)) takeOver(path, draft);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(path) === mine) unlinkSync(path);
  };
}

function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    return read(path) === readFileSync(draft, 'utf8');
  }
}

/**
 * Replaces the lock of a process that is gone. Of several who find it, only the one that gets the guard named after this
 * very lock may do so; a guard left behind by a crash is taken over the same way.
 */
function takeOver(path: string, draft: string): void {
  const found = read(path);
  if (found === null) return;
  const pid = livingPid(found);
  if (pid !== null) throw new LockedError(pid);
  const release = acquire(`${path}.${createHash('sha256').update(found).digest('hex').slice(0, 16)}`);
  try {
    if (read(path) !== found) return;
    const copy = `${draft}.copy`;
    linkSync(draft, copy);
    renameSync(copy, path);
  } finally {
    release();
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** A text that is no lock of ours was not written by a gateway, and holds nobody off. */
function livingPid(text: string): number | null {
  try {
    const holder: Partial<Holder> = JSON.parse(text);
    const { pid, started, boot } = holder;
    if (pid === undefined || started === undefined || boot === undefined) return null;
    return isRunning({ pid, started, boot }) ? pid : null;
  } catch {
    return null;
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
