/** A Postgres server of its own for tests, where one is installed. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../../site/gateway/main.ts';
import { freePort } from '../helpers/free-port.ts';
import { TEST_NOW } from '../helpers/gateway.ts';
import { codeHash, imagesFolder, writeWhole } from '../helpers/gateway-image.ts';
import { lightenPasswords } from '../helpers/light-passwords.ts';

/** The database that all others of a gateway's first minute are copied from. */
const SEEDED = 'seeded';

const INSTALLED = '/usr/lib/postgresql';

/** Folder of the newest installed server's programs, null without one. */
export function findPostgres(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
  return versions.map(version => join(INSTALLED, version, 'bin')).find(bin => existsSync(join(bin, 'initdb'))) ?? null;
}

export interface Postgres {
  /** Address of a new, empty database. */
  createDatabase(name: string): string;
  /** Address of a new database as a gateway makes it at TEST_NOW. */
  createSeeded(name: string): string;
  /** Ends the server at once, as a crash does. */
  stop(): void;
  start(): void;
  remove(): void;
  /** Removes it once this process has ended, in whatever way. */
  removeAtEnd(): void;
}

/** Starts a server of its own on a free port of this machine, in a temporary folder: from an image, which is made once per state of the code. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const path = join(imagesFolder, `postgres-${codeHash(bin)}.tar`);
  if (!existsSync(path)) {
    const { folder, run, server } = await cluster(bin, ({ run, data }) =>
      run(join(bin, 'initdb'), ['-D', data, '-U', 'lobby', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C']),
    );
    const first = await startGateway({
      port: 0,
      databaseUrl: server.createDatabase(SEEDED),
      dataDir: null,
      staticDir: null,
      logLevel: 'silent',
      autoDraw: false,
      now: () => TEST_NOW,
    });
    await lightenPasswords(first.db);
    await first.stop();
    run(join(bin, 'pg_ctl'), ['-D', join(folder, 'data'), '-m', 'fast', '-w', 'stop']);
    writeWhole(path, run('tar', ['-cf', '-', '-C', folder, 'data']));
    rmSync(folder, { recursive: true, force: true });
  }
  const started = await cluster(bin, ({ run, folder }) => run('tar', ['-xf', '-', '-C', folder], readFileSync(path)));
  return started.server;
}

type Run = (program: string, args: readonly string[], input?: Uint8Array) => Buffer;

/** A server on what `fill` puts into its folder `data`. */
async function cluster(bin: string, fill: (made: { run: Run; folder: string; data: string }) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'lobbykit-pg-'));
  // Postgres refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run: Run = (program, args, input) =>
    execFileSync(program, args, {
      ...owner,
      cwd: folder,
      env: { ...process.env, HOME: folder },
      // A server keeps what it was started with, so only tar may be heard.
      stdio: program === 'tar' ? ['pipe', 'pipe', 'ignore'] : 'ignore',
      input,
      maxBuffer: 1 << 30,
    });
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), ['-D', data, ...args]);
  const create = (name: string, ...more: string[]) => {
    run(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'lobby', ...more, name]);
    return `postgres://lobby@127.0.0.1:${port}/${name}`;
  };
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const server: Postgres = {
    createDatabase: name => create(name),
    createSeeded: name => create(name, '-T', SEEDED),
    start: () => void control('-o', options, '-l', join(folder, 'log'), '-w', 'start'),
    stop: () => void control('-m', 'immediate', '-w', 'stop'),
    remove() {
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    removeAtEnd() {
      // A process that is ended by a signal runs nothing of its own any more; but what it writes to ends.
      const wait = 'cat > /dev/null; "$1" -D "$2/data" -m immediate -w stop; rm -rf "$2"';
      const args = ['-c', wait, 'sh', join(bin, 'pg_ctl'), folder];
      const waiting = spawn('sh', args, { ...owner, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
      waiting.unref();
      (waiting.stdin as Socket).unref();
    },
  };
  fill({ run, folder, data });
  server.start();
  return { folder, run, server };
}

const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
