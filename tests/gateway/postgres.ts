/** A Postgres server of its own for tests, where one is installed. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
  /** Ends the server at once, as a crash does. */
  stop(): void;
  start(): void;
  remove(): void;
}

/** Makes a cluster in a temporary folder and starts it on a free port of this machine. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'lobbykit-pg-'));
  // Postgres refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, {
      ...owner,
      cwd: folder,
      env: { ...process.env, HOME: folder },
      stdio: 'ignore',
    });
  run('initdb', '-D', data, '-U', 'lobby', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const server: Postgres = {
    createDatabase(name) {
      run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'lobby', name);
      return `postgres://lobby@127.0.0.1:${port}/${name}`;
    },
    start: () => run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start'),
    stop: () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'),
    remove() {
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  server.start();
  return server;
}

const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
