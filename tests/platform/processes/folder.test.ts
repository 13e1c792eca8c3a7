import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../../../site/gateway/main.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { seededFolder } from '../../helpers/gateway/processes.ts';

const start = (dataDir: string) => startGateway({ port: 0, dataDir, staticDir: null, logLevel: 'silent' });

/** Paths in the directory that other users can access. */
const openToOthers = (folder: string) =>
  [folder, ...readdirSync(folder, { recursive: true }).map(name => join(folder, String(name)))].filter(
    path => (statSync(path).mode & 0o077) !== 0,
  );

const umask = (value: number, work: () => void) => {
  const before = process.umask(value);
  try {
    work();
  } finally {
    process.umask(before);
  }
};

describe.skipIf(process.platform === 'win32')('data directory', () => {
  it('S22 a new data directory with all files is accessible only to its owner, for any umask', async () => {
    const folder = join(newFolder(), 'data');
    const before = process.umask(0);
    try {
      const gateway = await start(folder);
      await gateway.prepare();
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(['admin.json', 'lock', 'pg', 'secrets.json']));
      expect(openToOthers(folder)).toEqual([]);
      await gateway.stop();
    } finally {
      process.umask(before);
    }
  });

  it('S22 a data directory that other users can access prevents the start with an error that names path, mode and remedy', {
    tags: 'slow',
  }, async () => {
    const folder = join(newFolder(), 'data');
    umask(0, () => mkdirSync(folder, { mode: 0o755 }));
    const message = `${folder} has the mode 0755, by which others on this machine may open it; close it by "chmod -R go= ${folder}".`;
    await expect(start(folder)).rejects.toThrow(message);
    expect(readdirSync(folder)).toEqual([]);
    execFileSync('sh', ['-c', /"(.*)"/.exec(message)![1]!]);
    await (await start(folder)).stop();
  });

  it('S22 files that others can access in a protected data directory of an earlier version are protected at start', async () => {
    const folder = await seededFolder();
    spawnSync('chmod', ['-R', 'a+rwX', join(folder, 'pg')]);
    expect(openToOthers(folder).length).toBeGreaterThan(900);
    const gateway = await start(folder);
    expect(openToOthers(folder)).toEqual([]);
    await gateway.stop();
  });

  it('S22 a secrets file that other users can read prevents the start', async () => {
    const folder = await seededFolder();
    const secrets = join(folder, 'secrets.json');
    writeFileSync(secrets, '{}');
    chmodSync(secrets, 0o640);
    await expect(start(folder)).rejects.toThrow(`${secrets} has the mode 0640, by which others`);
  });

  it.skipIf(process.getuid?.() !== 0)(
    'S22 a data directory of another user prevents the start with an error that names the user and the remedy',
    async () => {
      const folder = newFolder();
      chownSync(folder, 4711, 4711);
      await expect(start(folder)).rejects.toThrow(
        `${folder} belongs to the user 4711, but the gateway runs as 0; run it as that user, or change that by "chown -R 0 ${folder}".`,
      );
    },
  );
});
