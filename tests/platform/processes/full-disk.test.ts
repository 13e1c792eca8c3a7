import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { memberInfo, setNickname } from 'lobbykit/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../site/gateway/platform/db/driver.ts';
import { seedSandbox } from '../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { eventually } from '../../helpers/eventually.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { gateway, seedFolder, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';

const MIB = 1024 ** 2;

const mount = (folder: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', folder], { stdio: 'ignore' });
const unmount = (folder: string) => execFileSync('umount', ['-l', folder], { stdio: 'ignore' });

/** True if this user may mount a small disk. */
const mayMount = (() => {
  const folder = newFolder();
  try {
    mount(folder);
    unmount(folder);
    return true;
  } catch {
    return false;
  }
})();
if (!mayMount) console.log('Skipped: a full disk, as this user or system cannot mount a small one.');

describe.runIf(mayMount)('gateway on a full disk', () => {
  let disk: string;
  let server: TestGateway;
  beforeEach(async () => {
    disk = newFolder();
    mount(disk);
    server = await gateway({ dataDir: await seedFolder(join(disk, 'data')), logLevel: 'warn' });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server.stop();
    unmount(disk);
  });

  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(disk);
    return bavail * bsize;
  };
  /** Fills the disk except for `left` bytes. */
  function fill(left: number) {
    const file = openSync(join(disk, 'filling'), 'a');
    const block = Buffer.alloc(64 * 1024);
    while (freeBytes() - block.length >= left) writeSync(file, block);
    closeSync(file);
  }
  const empty = () => rmSync(join(disk, 'filling'));
  const ready = async () => (await fetch(`${server.url}/ready`)).status;

  it('R23 a gateway with less than 64 MiB of disk space logs this once and is not ready until more space is available', async () => {
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    fill(65 * MIB);
    expect(await ready()).toBe(200);
    fill(63 * MIB);
    expect([await ready(), await ready()]).toEqual([503, 503]);
    empty();
    expect(await ready()).toBe(200);
    const logged = lines.mock.calls.map(
      ([line]) => JSON.parse(String(line)) as { msg: string; trouble: string | null },
    );
    expect(logged).toMatchObject([
      { msg: 'not ready', trouble: 'only 63 MiB are free for the data folder; 64 are needed' },
      { msg: 'ready again', trouble: null },
    ]);
  });

  it('OPS-15 a gateway with less than 64 MiB rejects writes on both ports, serves reads, and recovers', async () => {
    const session = await server.memberSession();
    const headers = { Authorization: `Bearer ${session.token}` };
    const rename = (nickname: string) => server.call(setNickname, { nickname }, headers);
    const message = 'The gateway has too little room left to keep anything; nothing was done. Try again in a minute.';
    expect((await rename('before')).body.success).toBe(true);
    fill(63 * MIB);
    await eventually(async () => expect((await rename('before')).status).toBe(503));
    const rejected = await rename('meanwhile');
    expect([rejected.body.errorCode, rejected.body.message, rejected.headers.get('retry-after')]).toEqual([
      'busy',
      message,
      '60',
    ]);
    const game = await fetch(`${server.gamesUrl}/api/play`, { method: 'POST', body: '{}' });
    expect([game.status, ((await game.json()) as { message: string }).message]).toEqual([503, message]);
    const info = await server.call<{ nickname: string }>(memberInfo, undefined, headers);
    expect([info.status, info.body.value.nickname]).toEqual([200, 'before']);
    empty();
    await eventually(async () => expect((await rename('after')).body.success).toBe(true));
  });

  it('R21 R23 OPS-15 a gateway on a full disk acknowledges only persisted writes, and accepts writes again when space is available', async () => {
    await sql`create table written (name text)`.execute(server.db);
    const add = (name: string) => sql`insert into written values (${name})`.execute(server.db);
    fill(0);
    const names = Array.from({ length: 1_000 }, (_, n) => `${n} ${'x'.repeat(1_000)}`);
    const stored: string[] = [];
    for (const name of names) {
      await add(name).then(
        () => stored.push(name),
        error => expect(String(error)).toMatch('No space left on device'),
      );
    }
    expect(stored.length).toBeLessThan(names.length);
    empty();
    await add('later');
    expect(await ready()).toBe(200);
    // Copies the data directory as a crash at this moment would leave it.
    const copy = newFolder();
    cpSync(join(disk, 'data/pg'), join(copy, 'pg'), { recursive: true });
    const { db, close } = await openDatabase(
      { seedSandbox, dataDir: copy, sandboxGameCount: 0, mode: 'sandbox' },
      TEST_NOW,
    );
    const { rows } = await sql<{ name: string }>`select name from written`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual([...stored, 'later']);
    await close();
  });
});
