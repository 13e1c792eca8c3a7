/**
 * One process per data folder (R22): two embedded databases on one folder destroy each other's rows in silence.
 *
 * The folder may be shared by containers and machines, which do not see each other's processes. So the holder touches the lock
 * four times a second, and who cannot ask for its process looks whether that goes on. Nobody compares the clocks of two machines.
 * A holder that was silent for too long, because it was stopped for a while, finds somebody else's lock and ends at once.
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
const LOOK_MS = 100;
/** Looks in a row without a beat after which a holder counts as gone: five seconds of the looker, however long it slept itself. */
const SILENT_LOOKS = 50;

interface Holder extends ProcessMark {
  /** Makes every lock text unique, also of two locks of one process. */
  readonly id: string;
  readonly host: string;
}

/** The folder belongs to a process that is still there. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  constructor(
    /** `process 12`, or `process 12 on web-2` when that is in another container or on another machine. */
    readonly holder: string,
  ) {
    super(`held by ${holder}`);
  }
}

export interface FolderLock {
  /**
   * Ends this process when the folder is no longer its own. Rows that were written before a call that returns are in the database
   * that the next holder opens.
   */
  check(): void;
  /** Gives the folder back. */
  release(): Promise<void>;
}

/**
 * Takes the lock of a folder, which is made when missing and looked at when there (`openFolder`). A lock of a process that is gone is taken over: at once when it ran in
 * the same place, else after five seconds in which it did not beat.
 * @param mark of this process
 * @throws LockedError within a second when a living process holds it
 */
export async function lockFolder(folder: string, mark: ProcessMark = ownMark()): Promise<FolderLock> {
  openFolder(folder);
  const path = join(folder, 'lock');
  const mine = await acquire(path, mark);
  const lastWords = `The data folder ${folder} is no longer held by this gateway, which ends.\n`;
  const beats = new Worker(BEATING, { eval: true, workerData: { path, mine, lastWords, ms: BEAT_MS } });
  beats.unref();
  return {
    check() {
      if (isMine(path, mine)) return;
      writeSync(process.stderr.fd, lastWords);
      process.kill(process.pid, 'SIGKILL');
    },
    async release() {
      await beats.terminate();
      giveBack(path, mine);
    },
  };
}

/**
 * Beats in a thread of its own, since the database keeps the main one busy for seconds. SIGKILL, because the main thread must not
 * come to write another byte; a thread cannot end its process in any other way.
 */
const BEATING = `
const { readFileSync, utimesSync, writeSync } = require('node:fs');
const { path, mine, lastWords, ms } = require('node:worker_threads').workerData;

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
    if (found() === mine) return utimesSync(path, new Date(), new Date());
  } catch {
    // The folder cannot be reached just now. If that lasts, others take the lock, and the next beat sees it.
    return;
  }
  writeSync(2, lastWords);
  process.kill(process.pid, 'SIGKILL');
}, ms);
`;

/** Gives the text of the lock that was made at `path`. */
async function acquire(path: string, mark: ProcessMark): Promise<string> {
  const mine = JSON.stringify({ ...mark, id: randomUUID(), host: hostname() } satisfies Holder);
  // Made under a name of its own and then linked: whoever sees the lock sees all of it.
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, mine, { flag: 'wx', mode: 0o600 });
  try {
    while (!linked(draft, path)) await takeOver(path, draft, mark);
  } finally {
    rmSync(draft, { force: true });
  }
  return mine;
}

/** A lock that cannot be read proves nothing. */
function isMine(path: string, mine: string): boolean {
  try {
    return look(path)?.text === mine;
  } catch {
    return false;
  }
}

function giveBack(path: string, mine: string): void {
  if (look(path)?.text === mine) unlinkSync(path);
}

function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    return look(path)?.text === readFileSync(draft, 'utf8');
  }
}

/**
 * Replaces the lock of a process that is gone. Of several who find it, only the one that gets the guard named after this very
 * lock may do so; a guard left behind by a crash is taken over the same way.
 */
async function takeOver(path: string, draft: string, mark: ProcessMark): Promise<void> {
  const found = look(path);
  if (found === null) return;
  const holder = holderOf(found.text);
  const isNear = holder === null || (mark.place !== '' && holder.place === mark.place);
  if (isNear) {
    if (holder && isRunning(holder)) throw new LockedError(`process ${holder.pid}`);
  } else if (!(await isSilent(path, found, holder))) return;

  const guard = `${path}.${createHash('sha256').update(found.text).digest('hex').slice(0, 16)}`;
  const guardText = await acquire(guard, mark);
  try {
    const last = look(path);
    if (last?.text !== found.text || last.beatAt !== found.beatAt) return;
    const copy = `${draft}.copy`;
    linkSync(draft, copy);
    renameSync(copy, path);
  } finally {
    giveBack(guard, guardText);
  }
  // One that was late, not gone, ends with its next beat, before anything is written here.
  if (!isNear) await sleep(2 * BEAT_MS);
}

/** True when the lock stayed without a beat; false when another took its place. Throws LockedError with the first beat. */
async function isSilent(path: string, found: Look, { pid, host }: Holder): Promise<boolean> {
  for (let looks = 0; looks < SILENT_LOOKS; looks++) {
    await sleep(LOOK_MS);
    const next = look(path);
    if (next?.text !== found.text) return false;
    if (next.beatAt !== found.beatAt) throw new LockedError(`process ${pid} on ${host}`);
  }
  return true;
}

interface Look {
  readonly text: string;
  /** By the clock of the folder's machine, ms since 1970. */
  readonly beatAt: number;
}

/** Opens the lock, since a shared folder may tell old news of a file that is asked for by its name alone. */
function look(path: string): Look | null {
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

/** A text that is no lock of ours was not written by a gateway, and holds nobody off. */
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
 * Takes the folder for a gateway.
 * @throws StartError when another gateway has it, or when it cannot be used
 */
export async function holdFolder(folder: string): Promise<FolderLock> {
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
