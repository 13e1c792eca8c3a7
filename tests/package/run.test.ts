/** Summary of `npm test`: verdicts, failures and durations. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ownMark } from '../../site/gateway/platform/db/process-id.ts';
import { nearestTests } from '../run/nearest.ts';
import type { Outcome, RunnerReport } from '../run/outcomes.ts';
import { holdSuite } from '../run/suite-lock.ts';
import { repeatOf, summary } from '../run/summary.ts';
import { timeReport } from '../run/time-report.ts';
import { failureOf, verdictOf } from '../run/verdict.ts';

const A = 'tests/core/a.test.ts';
const B = 'tests/e2e/b.spec.ts';

const outcome = (file: string, title: string, state: Outcome['state'] = 'passed', ms = 0): Outcome => ({
  file,
  title,
  state,
  ms,
  ...(state === 'failed' && {
    error: `${title || file} went wrong\n  at a line\n  at tool (/x/node_modules/tool.js:1:1)`,
  }),
});
const report = (...outcomes: readonly Outcome[]): RunnerReport => ({
  outcomes: [...outcomes, outcome('', '')],
  isComplete: true,
});

it('a test that fails twice is reported as failed, and a test that fails once and passes once as passed and flaky', () => {
  const first = report(
    outcome(A, 'one'),
    outcome(A, 'two', 'failed'),
    outcome(A, 'three', 'failed'),
    outcome(A, 'four', 'skipped'),
  );
  expect(verdictOf(first)).toMatchObject({ passed: 1, failed: [{ title: 'two' }, { title: 'three' }], flaky: [] });
  const second = report(outcome(A, 'one'), outcome(A, 'two'), outcome(A, 'three', 'failed'));
  expect(verdictOf(first, second)).toMatchObject({
    passed: 2,
    failed: [{ title: 'three' }],
    flaky: [{ title: 'two' }],
  });
});

it('a file with a failed hook passes if its second run passes, and otherwise counts as failed', () => {
  const first = report(outcome(A, 'one', 'skipped'), outcome(A, '', 'failed'));
  expect(verdictOf(first)).toMatchObject({ passed: 0, failed: [{ file: A, title: '' }], flaky: [] });
  expect(verdictOf(first, report(outcome(A, 'one'), outcome(A, '')))).toMatchObject({
    passed: 1,
    failed: [],
    flaky: [{ file: A, title: '' }],
  });
  // A second run that ended before this file was run does not change the result.
  expect(verdictOf(first, { outcomes: [], isComplete: false }).failed).toHaveLength(1);
});

it('an uncaught error fails its test file, unless the second run of the file passes', () => {
  const first = report(outcome(A, 'one'), outcome(A, ''), outcome(A, '', 'failed'));
  expect(verdictOf(first)).toMatchObject({ passed: 1, failed: [{ file: A, title: '' }] });
  expect(verdictOf(first, report(outcome(A, 'one'), outcome(A, '')))).toMatchObject({
    passed: 1,
    failed: [],
    flaky: [{ file: A }],
  });
});

it('tests with the same title in one file count separately', () => {
  const verdict = verdictOf(report(outcome(A, 'one'), outcome(A, 'one', 'failed'), outcome(A, 'one')));
  expect([verdict.passed, verdict.failed.length]).toEqual([2, 1]);
});

it('the summary lists flaky tests, failures with the command to repeat them, and counts', () => {
  const page = '- button "Try again"';
  const failed = [failureOf('builds', 'vite said no'), { ...outcome(B, "page's end (1 > 0)", 'failed'), page }];
  const text = summary({ passed: 7, failed, flaky: [outcome(A, 'two', 'failed')] });
  expect(text.split('\n')).toEqual([
    '# 1 flaky: failed once, passed alone',
    `  ${A} › two`,
    '    two went wrong',
    '      at a line',
    '',
    '# 2 failed',
    '  builds',
    '    vite said no',
    '    $ npm test',
    `  ${B} › page's end (1 > 0)`,
    "    page's end (1 > 0) went wrong",
    '      at a line',
    '    page:',
    '    - button "Try again"',
    `    $ npx playwright test -c tests/playwright.config.ts ${B} -g 'page'\\''s end \\(1 > 0\\)'`,
    '',
    '7 passed, 2 failed',
  ]);
  expect(repeatOf(outcome(A, 'a board > says 1+1'), true)).toBe(
    `LOBBYKIT_SLOW_TESTS=1 npx vitest run -c tests/vitest.config.ts ${A} -t 'a board (> )?says 1\\+1'`,
  );
  expect(summary({ passed: 8, failed: [], flaky: [] })).toBe('8 passed, 0 failed');
});

it('the report lists every part, then the slowest files of both test runners in descending order', () => {
  const outcomes = [
    outcome(A, 'one', 'passed', 900),
    outcome(A, '', 'passed', 2_500),
    outcome(B, 'one', 'passed', 4_000),
    outcome(B, 'two', 'passed', 1_000),
    outcome('tests/e2e/c.spec.ts', 'one', 'passed', 100),
    outcome('', '', 'passed', 90_000),
  ];
  const parts = [
    { title: 'types', ms: 20_000 },
    { title: 'unit', ms: 61_250 },
  ];
  expect(timeReport(parts, outcomes, true, 2).split('\n')).toEqual([
    '# time',
    '    20.0 s  types',
    '    61.3 s  unit',
    '    81.3 s  in all',
    '',
    '# the 2 slowest files, each by itself',
    '     5.0 s  tests/e2e/b.spec.ts',
    '     2.5 s  tests/core/a.test.ts',
  ]);
  const tooLong = [{ title: 'browser', ms: 18.1 * 60_000 }];
  expect(timeReport(tooLong, [], true)).toContain('the gate has grown too long');
  expect(timeReport(tooLong, [], false)).not.toContain('the gate');
});

it('a second run on a machine names the first run and waits for it, and an abandoned lock is taken over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobbykit-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lock = join(folder, 'suite.lock');
  const messages: string[] = [];
  const first = await holdSuite(line => messages.push(line), lock);
  expect(messages).toEqual([]);
  const second = holdSuite(line => {
    messages.push(line);
    first();
  }, lock);
  (await second)();
  expect(messages).toEqual([expect.stringContaining(`process ${process.pid}`)]);
  expect(existsSync(lock)).toBe(false);

  const { pid } = spawnSync('true');
  writeFileSync(lock, JSON.stringify({ ...ownMark(), pid }));
  (await holdSuite(line => messages.push(line), lock))();
  expect(messages).toHaveLength(1);
});

it('nearest tests of a change are changed tests, tests that import it, and tests with a similar file name', () => {
  const tests = [
    { path: 'tests/protocol/amount.test.ts', text: '' },
    { path: 'tests/features/withdrawals/review.test.ts', text: '' },
    { path: 'tests/lobby/page.test.ts', text: "import { pay } from '../../site/gateway/features/withdrawals/pay.ts';" },
    { path: 'tests/features/withdrawals/site/model.test.ts', text: "import { rate } from '../../sdk/forms/rate.ts';" },
  ];
  expect(nearestTests(['site/gateway/features/withdrawals/pay.ts', 'tests/protocol/amount.test.ts'], tests)).toEqual([
    'tests/protocol/amount.test.ts',
    'tests/lobby/page.test.ts',
    'tests/features/withdrawals/review.test.ts',
    'tests/features/withdrawals/site/model.test.ts',
  ]);
  expect(nearestTests(['site/src/main.tsx'], tests)).toEqual([]);
  expect(nearestTests(['site/vite.config.ts'], tests)).toEqual([]);
  expect(nearestTests(['site/src/features/team/amount.tsx'], tests)).toEqual(['tests/protocol/amount.test.ts']);
});
