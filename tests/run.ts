/**
 * `npm test`: style, types, builds, sizes, unit tests, browser tests, in this order. What fails before the tests ends the run; a red
 * unit does not keep the browser tests from running, so that one run tells of all. At the end it says where the time went. The last line is `N passed, N failed`, summed over the test runners.
 * `npm test -- words` builds and runs only the test files whose path contains one of the words.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildChanged } from '../site/gateway/build/build.ts';
import { ensureBrowser } from './browser.ts';
import { type FileTime, type PartTime, timeReport, timesOfPlaywright, timesOfVitest } from './time-report.ts';

interface Counts {
  passed: number;
  failed: number;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}test-results/`;
const words = process.argv.slice(2);
const total: Counts = { passed: 0, failed: 0 };
const parts: PartTime[] = [];
const files: FileTime[] = [];

/** Notes how long the part `title` takes, from now to the call of what it returns. */
function timed(title: string): () => void {
  const begun = performance.now();
  return () => parts.push({ title, ms: performance.now() - begun });
}

/** Runs a tool of the project and ends the whole run when it fails. */
function step(title: string, tool: string, args: readonly string[]) {
  console.log(`\n# ${title}`);
  const done = timed(title);
  const status = run(tool, args);
  done();
  if (status !== 0) end(`${title} failed`);
}

/** Runs a test runner and adds what its JSON report counted; a runner that fails without a failed test counts as one. */
function tests(
  title: string,
  tool: string,
  args: readonly string[],
  read: (report: unknown) => Counts & { readonly times: readonly FileTime[] },
) {
  console.log(`\n# ${title}`);
  const report = `${results}${title}.json`;
  rmSync(report, { force: true });
  const done = timed(title);
  const status = run(tool, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  done();
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, times: [] };
  files.push(...counts.times);
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (status !== 0 && counts.failed === 0) total.failed += 1;
}

function run(tool: string, args: readonly string[], env: Record<string, string> = {}): number {
  const child = spawnSync(`${root}node_modules/.bin/${tool}`, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return child.status ?? 1;
}

/** Ends a run that cannot go on; what is no test counts as one failure. */
function end(reason: string): never {
  console.error(`\n${reason}`);
  total.failed += 1;
  conclude();
  process.exit();
}

function conclude(): void {
  console.log(`\n${timeReport(parts, files)}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

const ofVitest = (report: unknown) => {
  const { numPassedTests, numFailedTests } = report as {
    numPassedTests: number;
    numFailedTests: number;
  };
  return { passed: numPassedTests, failed: numFailedTests, times: timesOfVitest(report, root) };
};

const ofPlaywright = (report: unknown) => {
  const { stats } = report as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    times: timesOfPlaywright(report, 'tests/'),
  };
};

mkdirSync(results, { recursive: true });
if (words.length === 0) {
  step('style', 'biome', ['check', '.']);
  step('types', 'tsc', ['--noEmit']);
}
console.log('\n# builds');
const built = timed('builds');
try {
  await buildChanged(console.log);
  built();
} catch (error) {
  end(`builds failed: ${error instanceof Error ? error.message : String(error)}`);
}
if (words.length === 0) step('sizes', 'size-limit', []);

const vitest = ['run', '-c', 'tests/vitest.config.ts', '--passWithNoTests', '--reporter=default', '--reporter=json'];
tests('unit', 'vitest', [...vitest, `--outputFile.json=${results}unit.json`, ...words], ofVitest);

try {
  ensureBrowser();
} catch (error) {
  end((error as Error).message);
}
const playwright = ['test', '-c', 'tests/playwright.config.ts', '--pass-with-no-tests', '--reporter=list,json'];
tests('browser', 'playwright', [...playwright, ...words], ofPlaywright);
conclude();
