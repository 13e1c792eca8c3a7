import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderHolder, LockedError, lockFolder } from '../../site/gateway/db/lock.ts';
import { ended, kill, newFolder, PATIENCE_MS, runFixture, seededFolder, startChild } from './processes.ts';

describe('the lock of a data folder', { timeout: PATIENCE_MS }, () => {
  it('R22 refuses a second gateway within a second of its start, and names the process', async () => {
    const folder = await seededFolder();
    const first = await startChild(folder);
    try {
      const began = performance.now();
      expect(() => lockFolder(folder)).toThrow(LockedError);
      expect(performance.now() - began).toBeLessThan(1_000);
      const second = await ended(runFixture('child.ts', [folder]));
      expect(second.code).toBe(1);
      expect(second.stderr.trim()).toBe(
        `The data folder ${folder} is in use by another gateway (process ${first.child.pid}); stop that one or set DATA_DIR to another folder.`,
      );
    } finally {
      await kill(first.child);
    }
  });

  it('R22 is taken over after kill -9', async () => {
    const folder = await seededFolder();
    await kill((await startChild(folder)).child);
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    expect(folderHolder(folder)).toBeNull();
    const next = await startChild(folder);
    expect(folderHolder(folder)).toBe(next.child.pid);
    await kill(next.child);
  });

  it('R22 goes to one of 20 racing starts, on a free folder and on one of a dead process', async () => {
    for (const stale of [false, true]) {
      const folder = newFolder();
      if (stale) writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 1, started: '0', boot: 'gone', id: 'x' }));
      const racers = Array.from({ length: 20 }, () => runFixture('hold-lock.ts', [folder]));
      const ends = racers.map(ended);
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

  it('is given back by whoever holds it, and by nobody else', () => {
    const folder = newFolder();
    const unlock = lockFolder(folder);
    expect(statSync(join(folder, 'lock')).mode & 0o777).toBe(0o600);
    expect(folderHolder(folder)).toBe(process.pid);
    const mine = readFileSync(join(folder, 'lock'), 'utf8');
    writeFileSync(join(folder, 'lock'), mine.replace(/"id":"[^"]+"/, '"id":"somebody else"'));
    unlock();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    writeFileSync(join(folder, 'lock'), mine);
    unlock();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('does not take a later process of the same number for the holder', () => {
    const folder = newFolder();
    lockFolder(folder);
    const mine = JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'));
    for (const other of [{ started: '1' }, { boot: 'another' }]) {
      writeFileSync(join(folder, 'lock'), JSON.stringify({ ...mine, ...other }));
      expect(folderHolder(folder)).toBeNull();
      lockFolder(folder)();
    }
  });

  it.each(['', '{', 'null', '{}'])('does not stop at a file that is no lock: %s', text => {
    const folder = newFolder();
    writeFileSync(join(folder, 'lock'), text);
    expect(() => lockFolder(folder)()).not.toThrow();
  });
});
