/** Where the time of a test run went: how long each part took, and the test files that took the longest. */
import type { Outcome } from './outcomes.ts';

/** A part of the run, as its heading names it. */
export interface PartTime {
  readonly title: string;
  readonly ms: number;
}

/** ms of each file, however many others ran beside it: what its runner says of the file, or else what its tests took. */
export function fileTimes(outcomes: readonly Outcome[]): Map<string, number> {
  const ofFiles = new Map<string, number>();
  const ofTests = new Map<string, number>();
  for (const { file, title, ms } of outcomes) {
    if (file === '') continue;
    const times = title === '' ? ofFiles : ofTests;
    times.set(file, (times.get(file) ?? 0) + ms);
  }
  return new Map([...ofTests, ...ofFiles]);
}

/** The report as lines of text: every part in its order, then the slowest files. */
export function timeReport(parts: readonly PartTime[], outcomes: readonly Outcome[], most = 20): string {
  const row = (ms: number, name: string) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`;
  const slowest = [...fileTimes(outcomes)].sort(([, a], [, b]) => b - a).slice(0, most);
  const all = parts.reduce((sum, { ms }) => sum + ms, 0);
  return [
    '# time',
    ...parts.map(({ title, ms }) => row(ms, title)),
    row(all, 'in all'),
    '',
    `# the ${slowest.length} slowest files, each by itself`,
    ...slowest.map(([file, ms]) => row(ms, file)),
  ].join('\n');
}
