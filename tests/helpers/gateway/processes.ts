/** Gateways in separate processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import packageFile from '../../../package.json' with { type: 'json' };
import { newFolder } from '../folders/new-folder.ts';
import { seedFolder } from '../gateway.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Creates a data directory with a seeded database, as a gateway leaves it. */
export const seededFolder = () => seedFolder(newFolder());

/** Timeout of tests that start processes. The start of each process takes seconds on a busy machine. */
export const TIMEOUT_MS = 120_000;

/** Runs a TypeScript file of the package like `npm start`: with sources instead of builds. */
export const run = (file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawnNode(['--import', 'tsx', '--conditions=lobbykit-source', file, ...args], env);

/**
 * Runs a file of `children` as one script, because loading single sources takes seconds and some tests start dozens.
 */
export const runFixture = (
  file: 'child.ts' | 'hold-lock.ts' | 'once-child.ts' | 'money-child.ts' | 'pay-child.ts' | 'contract-pay-child.ts',
  args: readonly string[],
  unshare?: readonly string[],
): ChildProcess => spawnNode([asOneScript(file), ...args], {}, unshare);

/** @param unshare options of the program `unshare`, to run in a separate namespace */
const spawnNode = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  unshare?: readonly string[],
): ChildProcess =>
  spawn(unshare ? 'unshare' : process.execPath, unshare ? [...unshare, process.execPath, ...args] : args, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Packages of the registry are not bundled; the package itself is bundled from its sources. */
const packages = Object.keys(packageFile.dependencies).concat(Object.keys(packageFile.devDependencies));
const scripts = new Map<string, string>();

function asOneScript(file: string): string {
  // Directory as deep in the tree as the sources, which look for package.json in the directories above them; separate
  // for each worker.
  const script = scripts.get(file) ?? join(root, `test-results/children/${process.pid}/${basename(file, '.ts')}.mjs`);
  if (!scripts.has(file)) {
    buildSync({
      entryPoints: [join(root, 'tests/helpers/gateway/children', file)],
      outfile: script,
      bundle: true,
      platform: 'node',
      format: 'esm',
      external: packages,
      conditions: ['lobbykit-source'],
      logLevel: 'error',
    });
    // Files that the gateway reads next to its modules.
    cpSync(join(root, 'site/gateway/embed/files'), join(dirname(script), 'files'), { recursive: true });
    cpSync(join(root, 'site/gateway/migrations/sql'), join(dirname(script), 'sql'), { recursive: true });
    scripts.set(file, script);
  }
  return script;
}

export interface ProcessResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Waits for the end of a process. */
export async function waitForExit(child: ChildProcess): Promise<ProcessResult> {
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', chunk => {
    output.stdout += chunk;
  });
  child.stderr?.on('data', chunk => {
    output.stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, ...output };
}

export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  /** URL of the gateway's games. */
  readonly gamesUrl: string;
  /** Server time at which the gateway started to listen, ms since 1970. */
  readonly startedAt: number;
}

/** First output of a process. Throws the stderr of a process that ends without output. */
export const firstOutput = (child: ChildProcess): Promise<string> => {
  const end = waitForExit(child);
  return Promise.race([
    once(child.stdout!, 'data').then(([chunk]) => String(chunk)),
    end.then(({ stderr }) => Promise.reject(new Error(stderr))),
  ]);
};

/**
 * Starts a gateway on a directory and waits until the gateway listens. Throws the gateway's stderr if the start fails.
 */
export async function startChild(dataDir: string, from?: number, speed?: number): Promise<Running> {
  const args = [dataDir, ...(from === undefined ? [] : [String(from), String(speed ?? 1)])];
  const child = runFixture('child.ts', args);
  const line = await firstOutput(child);
  const [url = '', startedAt, gamesUrl = ''] = line.trim().split(' ');
  return { child, url, gamesUrl, startedAt: Number(startedAt) };
}

/**
 * Starts a process that locks a directory and waits until the process holds the lock. `place`: name of a simulated
 * machine.
 */
export async function startHolder(
  folder: string,
  place?: string,
  unshare?: readonly string[],
): Promise<{ readonly child: ChildProcess }> {
  const child = runFixture('hold-lock.ts', place === undefined ? [folder] : [folder, place], unshare);
  await once(child.stdout!, 'data');
  return { child };
}

export async function kill(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}
