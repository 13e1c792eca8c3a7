/** Where the time of a test run went: how long each part took, and the test files that took the longest. */

/** Time of one test file in ms, however many others ran beside it. */
export interface FileTime {
  readonly file: string;
  readonly ms: number;
}

/** A part of the run, as its heading names it. */
export interface PartTime {
  readonly title: string;
  readonly ms: number;
}

/** Files of vitest's JSON report. `root`: folder that names are shortened by, with a slash at its end. */
export function timesOfVitest(report: unknown, root: string): FileTime[] {
  const { testResults } = report as { testResults: readonly { name: string; startTime: number; endTime: number }[] };
  return testResults.map(({ name, startTime, endTime }) => ({ file: name.replace(root, ''), ms: endTime - startTime }));
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** Files of Playwright's JSON report, whose names start at its own folder. */
export function timesOfPlaywright(report: unknown, folder: string): FileTime[] {
  const msOf = ({ specs, suites = [] }: Suite): number =>
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0) + suites.reduce((sum, suite) => sum + msOf(suite), 0);
  const { suites } = report as { suites: readonly Suite[] };
  return suites.map(suite => ({ file: folder + suite.file, ms: msOf(suite) }));
}

/** The report as lines of text: every part in its order, then the slowest files. */
export function timeReport(parts: readonly PartTime[], files: readonly FileTime[], most = 20): string {
  const row = (ms: number, name: string) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`;
  const slowest = [...files].sort((a, b) => b.ms - a.ms).slice(0, most);
  const all = parts.reduce((sum, { ms }) => sum + ms, 0);
  return [
    '# time',
    ...parts.map(({ title, ms }) => row(ms, title)),
    row(all, 'in all'),
    '',
    `# the ${slowest.length} slowest files, each by itself`,
    ...slowest.map(({ file, ms }) => row(ms, file)),
  ].join('\n');
}
