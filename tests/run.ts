/**
 * `npm test`, the default test run: style, types, builds, sizes, units, browser. Every part runs after a failure,
 * except parts that need a failed build. Failed tests run once more at the end, alone; those that pass then count as
 * passed and are reported as flaky. The output ends with durations and failures with the command to repeat them; the
 * last line is `N passed, N failed`. `npm test -- words` builds and runs only the test files whose path contains one of
 * the words. `npm run test:all` (`LOBBYKIT_SLOW_TESTS=1`) also runs slow tests, with full counts, in a full browser.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildChanged } from '../site/gateway/build/build.ts';
import { ensureBrowser } from './browser.ts';
import { isSlowRun } from './helpers/slow.ts';
import { OUTCOMES, type Outcome, type RunnerReport, readReport, removeReport } from './run/outcomes.ts';
import { holdSuite } from './run/suite-lock.ts';
import { flakyLines, summary } from './run/summary.ts';
import { type PartTime, timeReport } from './run/time-report.ts';
import { failureOf, type Verdict, verdictOf } from './run/verdict.ts';

/**
 * Maximum duration in minutes. The run then stops and prints its results, before an outer timeout stops it without
 * output.
 */
const MAX_MINUTES = 80;
/** Maximum number of failures for which a second run is started; with more failures it gives no information. */
const MAX_TRIED_AGAIN = 15;

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}test-results/`;
const args = process.argv.slice(2);

/** Failures that belong to no test: style, a build, or a test runner that exited early. */
const others: Outcome[] = [];
const parts: PartTime[] = [];
let running: ChildProcess | null = null;
let isOver = false;

/** Runs a part under its heading and records its duration. */
async function timed<T>(title: string, part: () => Promise<T>): Promise<T> {
  console.log(`\n# ${title}`);
  const start = performance.now();
  try {
    return await part();
  } finally {
    parts.push({ title, ms: performance.now() - start });
  }
}

/**
 * Runs a tool of the project in a separate process group, which is killed as a whole; resolves with its exit status.
 */
function run(tool: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  if (isOver) return Promise.resolve(1);
  return new Promise(resolve => {
    const child = spawn(`${root}node_modules/.bin/${tool}`, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, ...env },
    });
    running = child;
    const end = (status: number) => {
      // Kills leftover browsers and servers of a runner, which would slow down the next runner.
      killGroup(child, 'SIGKILL');
      running = null;
      resolve(status);
    };
    child.on('error', () => end(1));
    child.on('exit', code => end(code ?? 1));
  });
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The process group has already ended.
  }
}

/** Style, types and sizes pass or fail as a whole. */
async function check(title: string, tool: string, args: readonly string[]) {
  const status = await timed(title, () => run(tool, args));
  if (status !== 0 && !isOver) {
    others.push(
      failureOf(title, `exit status ${status}; it says why under its own heading\n$ npx ${tool} ${args.join(' ')}`),
    );
  }
}

/** A runner with its arguments, and the arguments to repeat failed tests. */
interface Runner {
  readonly title: string;
  readonly tool: string;
  readonly args: readonly string[];
  again(failed: readonly Outcome[]): readonly string[];
}

interface Tried {
  readonly runner: Runner;
  readonly first: RunnerReport;
  second?: RunnerReport;
}

/** Runs a test runner; one that ends without results is a failure. */
async function tryTests({ title, tool }: Runner, args: readonly string[], name = title): Promise<RunnerReport> {
  const file = `${results}${name.replaceAll(' ', '-')}.jsonl`;
  removeReport(file);
  const status = await timed(name, () => run(tool, args, { [OUTCOMES]: file }));
  const report = readReport(file);
  if (!isOver && (!report.isComplete || (status !== 0 && !report.outcomes.some(({ state }) => state === 'failed')))) {
    others.push(
      failureOf(name, `${tool} ended with status ${status} ${report.isComplete ? 'and no failure' : 'before its end'}`),
    );
  }
  return report;
}

/** Ends the run with the current results. */
function conclude(tried: readonly Tried[]): never {
  const verdicts = tried.map(({ first, second }) => verdictOf(first, second));
  const all: Verdict = {
    passed: verdicts.reduce((sum, { passed }) => sum + passed, 0),
    failed: [...others, ...verdicts.flatMap(({ failed }) => failed)],
    flaky: verdicts.flatMap(({ flaky }) => flaky),
  };
  if (all.flaky.length > 0) {
    appendFileSync(`${results}flaky.log`, `${new Date().toISOString()}\n${flakyLines(all.flaky).join('\n')}\n`);
  }
  console.log(
    `\n${timeReport(
      parts,
      tried.flatMap(({ first }) => first.outcomes),
      !isSlowRun && args.length === 0,
    )}\n`,
  );
  console.log(summary(all, isSlowRun));
  process.exit(all.failed.length === 0 ? 0 : 1);
}

const tried: Tried[] = [];

async function gate(): Promise<void> {
  if (args.length === 0) {
    await check('style', 'biome', ['check', '.', '--diagnostic-level=error']);
    await check('types', 'tsc', ['--noEmit']);
  }
  const isBuilt = await timed('builds', () => buildChanged(console.log)).then(
    () => true,
    error => {
      others.push(failureOf('builds', error instanceof Error ? error.message : String(error)));
      return false;
    },
  );
  if (args.length === 0 && isBuilt) await check('sizes', 'size-limit', []);

  const vitest = ['run', '-c', 'tests/vitest.config.ts', '--passWithNoTests'];
  const unit: Runner = {
    title: 'unit',
    tool: 'vitest',
    args: [...vitest, '--reporter=default', '--reporter=./tests/run/vitest-outcomes.ts'],
    // Excludes failures without a file name, because an empty name would match every file.
    again: failed => ['--maxWorkers=1', ...new Set(failed.map(({ file }) => file).filter(Boolean))],
  };
  const withoutBuilds = isBuilt ? [] : ['--project', '!built'];
  tried.push({ runner: unit, first: await tryTests(unit, [...unit.args, ...withoutBuilds, ...args]) });

  if (isBuilt && foundBrowser()) {
    const browser: Runner = {
      title: 'browser',
      tool: 'playwright',
      args: ['test', '-c', 'tests/playwright.config.ts', '--reporter=list,./tests/run/playwright-outcomes.ts'],
      again: () => ['--last-failed', '--workers=1'],
    };
    tried.push({
      runner: browser,
      first: await tryTests(browser, [...browser.args, '--pass-with-no-tests', ...args]),
    });
  }
  await tryAgain();
}

function foundBrowser(): boolean {
  try {
    ensureBrowser();
    return true;
  } catch (error) {
    others.push(failureOf('browser', (error as Error).message));
    return false;
  }
}

async function tryAgain(): Promise<void> {
  const failures = tried.map(({ first }) => verdictOf(first).failed);
  const count = failures.flat().length;
  if (count > MAX_TRIED_AGAIN) console.log(`\n${count} tests failed: too many for a second try.`);
  if (count === 0 || count > MAX_TRIED_AGAIN) return;
  for (const [n, one] of tried.entries()) {
    const failed = failures[n] ?? [];
    // A failure that names no test file cannot be rerun.
    if (failed.length === 0 || !one.first.isComplete || failed.every(({ file }) => file === '')) continue;
    one.second = await tryTests(
      one.runner,
      [...one.runner.args, ...one.runner.again(failed)],
      `${one.runner.title} again`,
    );
  }
}

function over(reason: string): void {
  if (isOver) return;
  isOver = true;
  others.push(failureOf(reason, 'What had not run by then is not known.'));
  if (running) killGroup(running, 'SIGKILL');
}

mkdirSync(results, { recursive: true });
const release = await holdSuite(console.log);
process.on('exit', release);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => over(`ended by ${signal}`));
if (!isSlowRun) setTimeout(() => over(`ended after ${MAX_MINUTES} minutes`), MAX_MINUTES * 60_000).unref();
await gate();
conclude(tried);
