import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { LockedError, lockFolder } from '../../../site/gateway/platform/db/data-directory-lock.ts';
import { openDatabase } from '../../../site/gateway/platform/db/driver.ts';
import { seedSandbox } from '../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import {
  kill,
  runFixture,
  seededFolder,
  startChild,
  startHolder,
  TIMEOUT_MS,
  waitForExit,
} from '../../helpers/gateway/processes.ts';
import { TEST_NOW } from '../../helpers/gateway.ts';

const lockOf = (folder: string) => join(folder, 'lock');
const holderOf = (folder: string) => JSON.parse(readFileSync(lockOf(folder), 'utf8'));

describe('lock of a data directory', () => {
  it('R22 the lock rejects a second gateway and names the holding process', async () => {
    const folder = await seededFolder();
    const first = await startChild(folder);
    try {
      const began = performance.now();
      await expect(lockFolder(folder)).rejects.toThrow(LockedError);
      expect(performance.now() - began).toBeLessThan(10_000);
      const second = await waitForExit(runFixture('child.ts', [folder]));
      expect(second.code).toBe(1);
      expect(second.stderr.trim()).toBe(
        `The data folder ${folder} is in use by another gateway (process ${first.child.pid}); stop that one or set DATA_DIR to another folder.`,
      );
    } finally {
      await kill(first.child);
    }
  });

  it('R22 the lock is taken over immediately after kill -9', async () => {
    const folder = newFolder();
    await kill((await startHolder(folder)).child);
    expect(existsSync(lockOf(folder))).toBe(true);
    // Counts checks at the interval used for a lock of another machine.
    let checks = 0;
    const polling = setInterval(() => checks++, 100);
    const held = await lockFolder(folder);
    clearInterval(polling);
    expect(checks).toBeLessThan(40);
    await held.release();
  });

  it('R22 exactly one of 20 concurrent starts gets the lock, also if a dead local or remote process still holds the lock', {
    tags: 'slow',
  }, async () => {
    const near = newFolder();
    await kill((await startHolder(near)).child);
    const far = newFolder();
    writeFileSync(lockOf(far), JSON.stringify({ pid: 1, started: '0', place: 'gone', id: 'x', host: 'web-2' }));
    for (const folder of [newFolder(), near, far]) {
      const racers = Array.from({ length: 20 }, () => runFixture('hold-lock.ts', [folder]));
      const ends = racers.map(waitForExit);
      const won = racers.map((racer, index) =>
        Promise.race([
          new Promise<boolean>(resolve => racer.stdout?.once('data', () => resolve(true))),
          ends[index]!.then(() => false),
        ]),
      );
      expect((await Promise.all(won)).filter(Boolean)).toHaveLength(1);
      for (const racer of racers) racer.kill('SIGKILL');
      await Promise.all(ends);
      expect(readdirSync(folder)).toEqual(['lock']);
    }
  });

  it('release() releases the lock of the process that calls it', async () => {
    const folder = newFolder();
    const held = await lockFolder(folder);
    expect(statSync(lockOf(folder)).mode & 0o777).toBe(0o600);
    expect(holderOf(folder).pid).toBe(process.pid);
    await held.release();
    expect(existsSync(lockOf(folder))).toBe(false);
  });

  it('a later process with the same id is not mistaken for the holder of the lock', async () => {
    const folder = newFolder();
    const { child } = await startHolder(folder);
    const own = holderOf(folder);
    await kill(child);
    // The current process has the same id but another start time.
    writeFileSync(lockOf(folder), JSON.stringify({ ...own, pid: process.pid }));
    await (await lockFolder(folder)).release();
  });

  it.each(['', '{', 'null', '{}'])('an invalid lock file does not block the lock: %s', async text => {
    const folder = newFolder();
    writeFileSync(lockOf(folder), text);
    await (await lockFolder(folder)).release();
  });
});

describe('lock of a directory that several machines share', () => {
  it("R22 a lock request is rejected within a second while the holder on another machine is alive, with its machine's name", async () => {
    const folder = newFolder();
    const { child } = await startHolder(folder, 'elsewhere');
    const rejected = async () => {
      const began = performance.now();
      await expect(lockFolder(folder)).rejects.toThrow(`held by process ${child.pid} on ${holderOf(folder).host}`);
      return performance.now() - began;
    };
    // Retries, because a busy machine may delay some responses.
    await expect.poll(rejected, { timeout: TIMEOUT_MS / 2 }).toBeLessThan(1_000);
    await kill(child);
  });

  it('R22 a shared lock is not taken from a running holder whose clock is wrong by years', async () => {
    const folder = newFolder();
    writeFileSync(lockOf(folder), JSON.stringify({ pid: 1, started: '0', place: 'elsewhere', id: 'x', host: 'web-2' }));
    let beats = 0;
    const beating = setInterval(() => utimesSync(lockOf(folder), 0, beats++), 250);
    await expect(lockFolder(folder)).rejects.toThrow('held by process 1 on web-2');
    clearInterval(beating);
  });

  it('R22 a shared lock is taken over from a suspended holder, which exits when it resumes', async () => {
    const folder = newFolder();
    const { child } = await startHolder(folder, 'elsewhere');
    const end = waitForExit(child);
    child.kill('SIGSTOP');
    const next = await startHolder(folder);
    expect(holderOf(folder).pid).toBe(next.child.pid);
    child.kill('SIGCONT');
    const { stderr } = await end;
    expect([child.signalCode, stderr]).toEqual([
      'SIGKILL',
      `The data folder ${folder} is no longer held by this gateway, which ends.\n`,
    ]);
    expect(next.child.exitCode).toBeNull();
    await kill(next.child);
  });

  it('R22 a process that lost its lock is killed before it responds', async () => {
    const folder = newFolder();
    const child = runFixture('hold-lock.ts', [folder, 'elsewhere', 'lose']);
    expect(await waitForExit(child)).toMatchObject({
      stdout: 'mine\n',
      stderr: expect.stringContaining('no longer held'),
    });
    expect(child.signalCode).toBe('SIGKILL');
  });

  it('R21 R22 the lock is checked after each statement or transaction and before its response is sent', {
    tags: 'slow',
  }, async () => {
    const order: string[] = [];
    const beforeResponse = () => order.push('looked');
    const { db, close } = await openDatabase(
      { seedSandbox, dataDir: null, sandboxGameCount: 0, mode: 'sandbox', beforeResponse },
      TEST_NOW,
    );
    order.length = 0;
    await sql`select 1`.execute(db).then(() => order.push('statement answered'));
    await db.transaction().execute(async trx => {
      await sql`select 1`.execute(trx);
      order.push('in the transaction');
    });
    order.push('transaction answered');
    expect(order).toEqual(['looked', 'statement answered', 'in the transaction', 'looked', 'transaction answered']);
    await close();
  });
});

const unshare = ['--pid', '--fork', '--mount-proc', '--kill-child'];

/** True if this user may create process namespaces. */
const mayUnshare = (() => {
  try {
    execFileSync('unshare', [...unshare, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
if (!mayUnshare)
  console.log('Skipped: the lock under another process namespace, as this user or system cannot make one.');

describe.runIf(mayUnshare)('lock in another process namespace', () => {
  it('R22 the lock rejects a second gateway in another process namespace, in both directions', {
    tags: 'slow',
  }, async () => {
    const folder = newFolder();
    for (const [first, second] of [
      [undefined, unshare],
      [unshare, undefined],
      [unshare, unshare],
    ]) {
      const holder = await startHolder(folder, undefined, first);
      const rejected = await waitForExit(runFixture('hold-lock.ts', [folder], second));
      expect([rejected.code, rejected.stdout]).toEqual([1, '']);
      expect(rejected.stderr).toMatch(/^process \d+ on /);
      await kill(holder.child);
    }
  });

  it("R22 the lock is free some seconds after all processes of its holder's namespace were killed", {
    tags: 'slow',
  }, async () => {
    const folder = newFolder();
    await kill((await startHolder(folder, undefined, unshare)).child);
    await (await lockFolder(folder)).release();
    expect(readdirSync(folder)).toEqual([]);
  });
});
