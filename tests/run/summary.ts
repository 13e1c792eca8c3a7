/** Summary of a run: flaky tests, failures with the command to repeat them, and counts. */
import type { Outcome } from './outcomes.ts';
import type { Verdict } from './verdict.ts';

/** Maximum lines of an error; the runner prints the complete error. */
const MAX_LINES = 20;
/** Maximum lines of the page of a failed browser test: a CI log is often the only source. */
const PAGE_LINES = 40;

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const pattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Command that repeats one failed test; `isSlow` repeats it in the slow set. */
export function repeatOf({ file, title }: Outcome, isSlow = false): string {
  const set = isSlow ? 'LOBBYKIT_SLOW_TESTS=1 ' : '';
  if (file === '') return `${set}npm test`;
  const spec = file.endsWith('.spec.ts');
  const tool = spec ? 'npx playwright test -c tests/playwright.config.ts' : 'npx vitest run -c tests/vitest.config.ts';
  // Vitest matches titles joined by blanks, but reports titles joined by ` > `.
  const expected = spec ? pattern(title) : pattern(title).replaceAll(' > ', ' (> )?');
  const one = title === '' ? '' : ` ${spec ? '-g' : '-t'} ${quoted(expected)}`;
  return `${set}${tool} ${file}${one}`;
}

const nameOf = ({ file, title }: Outcome) => [file, title].filter(Boolean).join(' › ') || 'the runner';
const firstLines = (error = '', max = MAX_LINES) =>
  error
    .split('\n')
    // Stack frames within tools are omitted.
    .filter(line => line.trim() !== '' && !/^\s*at .*(node_modules|node:internal)/.test(line))
    .slice(0, max)
    .map(line => `    ${line}`);

const pageLines = ({ page }: Outcome) => (page ? ['    page:', ...firstLines(page, PAGE_LINES)] : []);

/** Lines for the list of flaky tests, each with its first error and page. */
export const flakyLines = (flaky: readonly Outcome[]): string[] =>
  flaky.flatMap(one => [`  ${nameOf(one)}`, ...firstLines(one.error, 3), ...pageLines(one)]);

/** Last lines of a run; the very last one has only the counts. */
export function summary({ passed, failed, flaky }: Verdict, isSlow = false): string {
  return [
    ...(flaky.length > 0 ? [`# ${flaky.length} flaky: failed once, passed alone`, ...flakyLines(flaky), ''] : []),
    ...(failed.length > 0 ? [`# ${failed.length} failed`] : []),
    ...failed.flatMap(one => [
      `  ${nameOf(one)}`,
      ...firstLines(one.error),
      ...pageLines(one),
      `    $ ${repeatOf(one, isSlow)}`,
    ]),
    ...(failed.length > 0 ? [''] : []),
    `${passed} passed, ${failed.length} failed`,
  ].join('\n');
}
