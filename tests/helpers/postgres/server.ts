/** A separate Postgres server for tests, if installed. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { quickFolder } from '../folders/quick-folder.ts';
import { freePort } from '../free-port.ts';
import { codeHash, filledGateway, imagesFolder, makeKeys, writeWhole } from '../gateway-image.ts';
import { TEST_NOW } from '../start-time.ts';

/** Template of all databases for a new gateway. */
const SEEDED = 'seeded';
/** Template like SEEDED, with the keys of gateways that use TEST_KEY in addition. */
const KEYED = 'keyed';

const INSTALLED = '/usr/lib/postgresql';

/** Directory of the newest installed server's programs, or null. */
export function findPostgres(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const versions = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a));
  return versions.map(version => join(INSTALLED, version, 'bin')).find(bin => existsSync(join(bin, 'initdb'))) ?? null;
}

/** Creates databases on a running server. */
export interface Databases {
  /** URL of a new, empty database. */
  createDatabase(name: string): string;
  /** URL of a new seeded database. */
  createSeeded(name: string): string;
  /** URL of a new seeded database with the keys of a gateway that uses TEST_KEY. */
  createKeyed(name: string): string;
}

export interface Postgres extends Databases {
  readonly port: number;
  /** Stops the server immediately, like a crash. */
  stop(): void;
  start(): void;
  remove(): void;
  /** Removes the server when this process ends, in any way. */
  removeAtEnd(): void;
}

/**
 * Starts a separate server on a free port in a temporary directory, from an image that is created once per state of the
 * code.
 * @param time at which its databases were seeded, ms since 1970
 */
export async function startPostgres(bin: string, time = TEST_NOW): Promise<Postgres> {
  const path = join(imagesFolder, `postgres-${codeHash(bin, String(time), KEYED)}.tar`);
  if (!existsSync(path)) {
    const { folder, run, server } = await cluster(bin, ({ run, data }) =>
      run(join(bin, 'initdb'), ['-D', data, '-U', 'lobby', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C']),
    );
    const running = { bin, port: server.port };
    const first = await filledGateway(time, { databaseUrl: createNamed(running, SEEDED) });
    await first.stop();
    await makeKeys(time, createNamed(running, KEYED, ['-T', SEEDED]));
    run(join(bin, 'pg_ctl'), ['-D', join(folder, 'data'), '-m', 'fast', '-w', 'stop']);
    writeWhole(path, run('tar', ['-cf', '-', '-C', folder, 'data']));
    rmSync(folder, { recursive: true, force: true });
  }
  const started = await cluster(bin, ({ run, folder }) => run('tar', ['-xf', '-', '-C', folder], readFileSync(path)));
  return started.server;
}

type Run = (program: string, args: readonly string[], input?: Uint8Array) => Buffer;

/** Starts a server on the content that `fill` puts into its directory `data`. */
async function cluster(bin: string, fill: (created: { run: Run; folder: string; data: string }) => void) {
  const folder = mkdtempSync(join(quickFolder(), 'lobbykit-pg-'));
  // Another user owns and runs the server, because Postgres does not run as root.
  const owner = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run: Run = (program, args, input) =>
    execFileSync(program, args, {
      ...owner,
      cwd: folder,
      env: { ...process.env, HOME: folder },
      // A started server would keep the pipes open, so only the output of tar is read.
      stdio: program === 'tar' ? ['pipe', 'pipe', 'ignore'] : 'ignore',
      input,
      maxBuffer: 1 << 30,
    });
  const control = (...args: string[]) => run(join(bin, 'pg_ctl'), ['-D', data, ...args]);
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    'fsync=off',
  ];
  const options = [`-p ${port}`, ...settings.map(setting => `-c ${setting}`)].join(' ');
  const server: Postgres = {
    ...databasesOn({ bin, port }),
    port,
    start: () => void control('-o', options, '-l', join(folder, 'log'), '-w', 'start'),
    stop: () => void control('-m', 'immediate', '-w', 'stop'),
    remove() {
      server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    removeAtEnd() {
      // Cleans up when the pipe closes: a process killed by a signal runs no cleanup, but its pipe closes.
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

/** A running server, started here or by another process. */
export interface Running {
  readonly bin: string;
  readonly port: number;
}

const access = (port: number) => ['-h', '127.0.0.1', '-p', String(port), '-U', 'lobby'];

/** Creates databases on a running server. Their names are unique, because several processes may use the same server. */
export function databasesOn({ bin, port }: Running): Databases {
  const create = (name: string, ...more: string[]) =>
    createNamed({ bin, port }, `${name}_${randomBytes(6).toString('hex')}`, more);
  return {
    createDatabase: name => create(name),
    createSeeded: name => create(name, '-T', SEEDED, ...copied(bin)),
    createKeyed: name => create(name, '-T', KEYED, ...copied(bin)),
  };
}

/** Copies the database by files if the server supports it, instead of by logged pages, which halves the work. */
const copied = (bin: string) => (Number(basename(dirname(bin))) >= 15 ? ['--strategy=file_copy'] : []);

function createNamed({ bin, port }: Running, name: string, more: readonly string[] = []): string {
  execFileSync(join(bin, 'createdb'), [...access(port), ...more, name], { stdio: ['ignore', 'ignore', 'inherit'] });
  return `postgres://lobby@127.0.0.1:${port}/${name}`;
}

/** Removes an unused database without waiting. */
export function dropDatabase({ bin, port }: Running, url: string): void {
  const name = new URL(url).pathname.slice(1);
  spawn(join(bin, 'dropdb'), [...access(port), '--force', name], { stdio: 'ignore', detached: true }).unref();
}

const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
