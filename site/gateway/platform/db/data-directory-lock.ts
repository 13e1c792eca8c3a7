/**
 * Allows only one process per data directory (R22), because two embedded databases in one directory silently corrupt
 * each other's rows. Processes in other containers or on other machines are not visible. The holder of the lock
 * therefore updates the modification time of the lock file four times per second, and a process that cannot see the
 * holder watches these heartbeats, without comparing clocks. A holder that was suspended for too long finds the lock of
 * another process, and ends immediately.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { StartError } from '../start-error.ts';
import { openFolder } from './data-directory.ts';
import { isRunning, ownMark, type ProcessMark } from './process-id.ts';

const BEAT_MS = 250;
const POLL_MS = 100;
/**
 * Number of consecutive checks without a heartbeat after which the holder counts as dead: 5 s of the observing process,
 * which may itself have been suspended.
 */
const MAX_SILENT_POLLS = 50;

interface Holder extends ProcessMark {
  /** Unique id of the lock; differs even between two locks of the same process. */
  readonly id: string;
  readonly host: string;
}

/** Error of a directory that a running process has locked. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  constructor(
    /**
     * Description of the process: `process 12`, or `process 12 on web-2` if it runs in another container or on another
     * machine.
     */
    readonly holder: string,
  ) {
    super(`held by ${holder}`);
  }
}

export interface DirectoryLock {
  /**
   * Ends this process if it has lost the lock. Rows written before a successful check are in the database that the next
   * holder opens.
   */
  check(): void;
  /** Releases the lock. */
  release(): Promise<void>;
}

/**
 * Locks a data directory. Creates a missing directory, and validates an existing one (`openFolder`). Replaces the lock
 * of a dead process: immediately if the process ran on the same system, else after 5 s without heartbeats.
 * @param mark id of the process that locks the directory
 * @throws LockedError within 1 s if a running process holds the lock
 */
export async function lockFolder(folder: string, mark: ProcessMark = ownMark()): Promise<DirectoryLock> {
  openFolder(folder);
  const path = join(folder, 'lock');
  const lockText = await acquire(path, mark);
  const exitMessage = `The data folder ${folder} is no longer held by this gateway, which ends.\n`;
  const beats = new Worker(BEATING, {
    eval: true,
    workerData: { path, lockText, exitMessage, ms: BEAT_MS },
  });
  beats.unref();
  return {
    check() {
      if (ownsLock(path, lockText)) return;
      writeSync(process.stderr.fd, exitMessage);
      process.kill(process.pid, 'SIGKILL');
    },
    async release() {
      await beats.terminate();
      releaseLock(path, lockText);
    },
  };
}

/**
 * Code of the worker thread that updates the heartbeat; the database can block the main thread for seconds. The thread
 * ends the process with SIGKILL, its only means to prevent further writes of the main thread.
 */
const BEATING = `
const { readFileSync, utimesSync, writeSync } = require('node:fs');
const { path, lockText, exitMessage, ms } = require('node:worker_threads').workerData;

function found() {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

setInterval(() => {
  try {
    if (found() === lockText) return utimesSync(path, new Date(), new Date());
  } catch {
    // The directory is temporarily unreachable. If another process replaces the lock in the meantime, the next
    // heartbeat notices it.
    return;
  }
  writeSync(2, exitMessage);
  process.kill(process.pid, 'SIGKILL');
}, ms);
`;

/** Creates the lock at `path` and returns its text. */
async function acquire(path: string, mark: ProcessMark): Promise<string> {
  const lockText = JSON.stringify({ ...mark, id: randomUUID(), host: hostname() } satisfies Holder);
  // The complete text is written to another file, which is then linked to `path`, so that no process reads an
  // incomplete lock.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, lockText, { flag: 'wx', mode: 0o600 });
  try {
    while (!linked(draft, path)) await takeOver(path, draft, mark);
  } finally {
    rmSync(draft, { force: true });
  }
  return lockText;
}

/** Returns whether the lock at `path` has this text; false if the lock cannot be read. */
function ownsLock(path: string, lockText: string): boolean {
  try {
    return readLock(path)?.text === lockText;
  } catch {
    return false;
  }
}

function releaseLock(path: string, lockText: string): void {
  if (readLock(path)?.text === lockText) unlinkSync(path);
}

function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    return readLock(path)?.text === readFileSync(draft, 'utf8');
  }
}

/**
 * Replaces the lock of a dead process. A process must first acquire a second lock that is named after the replaced one;
 * an abandoned second lock is replaced in the same way.
 */
async function takeOver(path: string, draft: string, mark: ProcessMark): Promise<void> {
  const found = readLock(path);
  if (found === null) return;
  const holder = holderOf(found.text);
  const isNear = holder === null || (mark.place !== '' && holder.place === mark.place);
  if (isNear) {
    if (holder && isRunning(holder)) throw new LockedError(`process ${holder.pid}`);
  } else if (!(await isSilent(path, found, holder))) return;

  const guard = `${path}.${createHash('sha256').update(found.text).digest('hex').slice(0, 16)}`;
  const guardText = await acquire(guard, mark);
  try {
    const last = readLock(path);
    if (last?.text !== found.text || last.beatAt !== found.beatAt) return;
    const copy = `${draft}.copy`;
    linkSync(draft, copy);
    renameSync(copy, path);
  } finally {
    releaseLock(guard, guardText);
  }
  // If the holder was only delayed, it ends at its next heartbeat, before this process writes anything.
  if (!isNear) await sleep(2 * BEAT_MS);
}

/**
 * Returns true if the lock had no heartbeat for 5 s, false if another lock has replaced it. Throws LockedError at the
 * first heartbeat.
 */
async function isSilent(path: string, found: LockState, { pid, host }: Holder): Promise<boolean> {
  for (let polls = 0; polls < MAX_SILENT_POLLS; polls++) {
    await sleep(POLL_MS);
    const next = readLock(path);
    if (next?.text !== found.text) return false;
    if (next.beatAt !== found.beatAt) throw new LockedError(`process ${pid} on ${host}`);
  }
  return true;
}

interface LockState {
  readonly text: string;
  /** Time of the last heartbeat according to the file system, ms since 1970. */
  readonly beatAt: number;
}

/** Reads the lock through an open file, because network file systems may return outdated attributes for a path. */
function readLock(path: string): LockState | null {
  try {
    const file = openSync(path, 'r');
    try {
      return { text: readFileSync(file, 'utf8'), beatAt: fstatSync(file).mtimeMs };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Parses a lock; null for a text in another format, which no gateway has written and which locks nothing. */
function holderOf(text: string): Holder | null {
  try {
    const { pid, started, place, id, host }: Partial<Holder> = JSON.parse(text);
    if (pid === undefined || started === undefined || place === undefined) return null;
    return { pid, started, place, id: id ?? '', host: host ?? '' };
  } catch {
    return null;
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/**
 * Locks the data directory of a gateway.
 * @throws StartError if another gateway has locked the directory, or the directory is unusable
 */
export async function lockDirectory(folder: string): Promise<DirectoryLock> {
  try {
    return await lockFolder(folder);
  } catch (error) {
    if (error instanceof LockedError) {
      throw new StartError(
        `The data folder ${folder} is in use by another gateway (${error.holder}); stop that one or set DATA_DIR to another folder.`,
      );
    }
    if (error instanceof Error && 'code' in error) {
      throw new StartError(
        `The data folder ${folder} cannot be used (${error.message}); set DATA_DIR to one that can be written.`,
      );
    }
    throw error;
  }
}
