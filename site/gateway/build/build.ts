/**
 * Builds whatever has changed since the last build: modules for bundlers, script-tag chunks, site, examples, games, and
 * npm package.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text files. They are compressed when they are built, so that the gateway need not compress them. */
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|ico|txt)$/;

/** Minimum size of a file to compress, bytes. Compressing a smaller file saves no network packet. */
const WORTH_BYTES = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` file for each text file in `folder`. Runs concurrently, because zlib uses a thread pool.
 */
async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => COMPRESSIBLE.test(file));
  await Promise.all(files.map(file => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_BYTES) return;
  const hints = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([toBrotli(content, { params: hints }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dist = join(root, 'dist');
const stampFile = join(dist, '.built.json');
const lockFile = join(dist, '.building');

interface Target {
  /** Files and directories. The target is rebuilt if their content changes. */
  readonly inputs: readonly string[];
  /** File that exists if the target was built. */
  readonly verification: string;
  /** Paths that a build deletes and writes again. */
  readonly outputs: readonly string[];
  readonly commands: readonly (readonly string[])[];
  readonly env?: Readonly<Record<string, string>>;
  /** Directory of the files that a gateway serves, which are compressed. */
  readonly served?: string;
  /** Targets that must be built before this one. They are earlier in the list. */
  readonly after?: readonly TargetName[];
}

export type TargetName = 'script' | 'npm' | 'site' | 'games' | 'examples' | 'package';

const rollup = ['rollup', '-c', '--silent'];
const vite = (config: string) => ['vite', 'build', '-c', config, '--logLevel', 'warn'];

const TARGETS: Readonly<Record<TargetName, Target>> = {
  script: {
    inputs: ['package.json', 'rollup.config.mjs', 'sdk'],
    verification: 'script/lobbykit.js',
    outputs: ['script', 'first'],
    commands: [rollup],
    env: { LOBBYKIT_TARGET: 'script' },
    served: 'script',
  },
  npm: {
    inputs: ['package.json', 'rollup.config.mjs', 'tests/tsconfig.build.json', 'sdk'],
    verification: 'index.js',
    outputs: [
      'shared',
      'elements',
      'prerender',
      'react',
      'frameworks',
      'protocol',
      'forms',
      'cli',
      'lobby',
      'client',
      'first-content',
      'loader',
      'widgets',
      'ui',
      'i18n',
      'dom',
    ],
    commands: [rollup, ['tsc', '-p', 'tests/tsconfig.build.json'], ['tsx', 'sdk/build/write-manifests.ts']],
    env: { LOBBYKIT_TARGET: 'npm' },
  },
  site: {
    inputs: ['package.json', 'sdk', 'site/index.html', 'site/vite.config.ts', 'site/build', 'site/src', 'site/public'],
    verification: 'site/index.html',
    outputs: ['site'],
    commands: [vite('site/vite.config.ts')],
    served: 'site',
  },
  games: {
    inputs: ['package.json', 'sdk/protocol', 'site/gateway/sandbox/games', 'site/gateway/sandbox/chat'],
    verification: 'games/games.js',
    outputs: ['games'],
    commands: [vite('site/gateway/sandbox/games/vite.config.ts')],
    served: 'games',
  },
  examples: {
    inputs: [
      'package.json',
      'rollup.config.mjs',
      'sdk',
      'examples',
      // Text and code that the documentation contains.
      'README.md',
      'CHANGELOG.md',
      '.github/SECURITY.md',
      'tests/integrations/frameworks',
    ],
    verification: 'examples/index.html',
    outputs: ['examples'],
    commands: [vite('examples/vite.config.ts')],
    served: 'examples',
    // Pages that use the installed package, as an embedder would write them.
    after: ['npm'],
  },
  package: {
    inputs: [
      'package.json',
      'rollup.config.mjs',
      'tests/tsconfig.build.json',
      'sdk',
      'README.md',
      'CHANGELOG.md',
      'LICENSE',
    ],
    verification: 'package/package.json',
    outputs: ['package'],
    commands: [['tsx', 'sdk/build/write-package.ts']],
    after: ['script', 'npm'],
  },
};

const everything = Object.keys(TARGETS) as TargetName[];

/**
 * Updates `dist/`. Builds a target only if the content of its inputs has changed, or its output is missing. A lock
 * makes concurrent processes wait for each other.
 * @throws with the output of the tool if a build fails
 */
export async function buildChanged(
  log: (line: string) => void,
  names: readonly TargetName[] = everything,
): Promise<void> {
  await mkdir(dist, { recursive: true });
  const unlock = await lock();
  try {
    const built = await readStamps();
    const hashes = new Map<string, Promise<string>>();
    const due: [TargetName, string][] = [];
    for (const name of names) {
      const hash = await hashInputs(TARGETS[name].inputs, hashes);
      if (built[name] !== hash || !existsSync(join(dist, TARGETS[name].verification))) due.push([name, hash]);
    }
    const building = new Map<TargetName, Promise<void>>();
    const build = async (name: TargetName, hash: string) => {
      await Promise.all((TARGETS[name].after ?? []).map(before => building.get(before)));
      const start = performance.now();
      await buildTarget(TARGETS[name]);
      built[name] = hash;
      await writeFile(stampFile, JSON.stringify(built));
      log(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    };
    const worker = async () => {
      for (let next = due.shift(); next; next = due.shift()) {
        const running = build(...next);
        building.set(next[0], running);
        await running;
      }
    };
    // Two builds run concurrently, because the reference machine has two cores.
    await Promise.all([worker(), worker()]);
  } finally {
    await unlock();
  }
}

async function buildTarget(target: Target): Promise<void> {
  for (const output of target.outputs) await rm(join(dist, output), { recursive: true, force: true });
  for (const command of target.commands) await runTool(command, target.env);
  if (target.served) await compressFolder(join(dist, target.served));
}

function runTool([tool = '', ...args]: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', text => {
      output += text;
    });
    child.stderr.on('data', text => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', code =>
      code === 0 ? resolve() : reject(new Error(`${tool} ${args.join(' ')}\n${output.trim()}`)),
    );
  });
}

/** Returns a hash of the inputs of a target. Each input is hashed only once, even if several targets have it. */
async function hashInputs(inputs: readonly string[], known: Map<string, Promise<string>>): Promise<string> {
  const total = createHash('sha256');
  for (const input of inputs) {
    const hash = known.get(input) ?? hashPath(input);
    known.set(input, hash);
    total.update(await hash);
  }
  return total.digest('hex');
}

async function hashPath(input: string): Promise<string> {
  const hash = createHash('sha256');
  const path = join(root, input);
  const entry = await stat(path).catch(() => null);
  // Without the example apps in Vue and Svelte, which have separate dependencies and builds.
  const inFolder = () =>
    readdirSync(path, { recursive: true, withFileTypes: true }).filter(
      found => found.isFile() && !/[\\/](node_modules|dist)([\\/]|$)/.test(found.parentPath.slice(root.length)),
    );
  const files = entry?.isDirectory()
    ? inFolder().map(found => join(found.parentPath, found.name))
    : entry
      ? [path]
      : [];
  for (const file of files.sort()) {
    hash.update(file.slice(root.length)).update('\0');
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

async function readStamps(): Promise<Partial<Record<TargetName, string>>> {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Acquires the lock. Waits while another running process builds; the lock of a dead process is replaced. */
async function lock(): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await writeFile(lockFile, String(process.pid), { flag: 'wx' });
      return () => rm(lockFile, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(await readFile(lockFile, 'utf8').catch(() => ''));
      if (owner && !isAlive(owner)) await rm(lockFile, { force: true });
      else await sleep(100);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
