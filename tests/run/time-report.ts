/** Where the time of a test run went: how long each part took, and the test files that took the longest. */
import type { Outcome } from './outcomes.ts';

/** What two idle cores may need for the gate. A run that takes longer was on a busy or slower machine, or the gate has grown. */
export const MAX_GATE_MINUTES = 18;

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

/** The report as lines of text: every part in its order, whether that was too long for the gate, then the slowest files. */
export function timeReport(parts: readonly PartTime[], outcomes: readonly Outcome[], isGate = true, max = 20): string {
  const row = (ms: number, name: string) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`;
  const slowest = [...fileTimes(outcomes)].sort(([, a], [, b]) => b - a).slice(0, max);
  const all = parts.reduce((sum, { ms }) => sum + ms, 0);
  return [
    '# time',
    ...parts.map(({ title, ms }) => row(ms, title)),
    row(all, 'in all'),
    ...(isGate && all > MAX_GATE_MINUTES * 60_000
      ? [
          `Two idle cores may need ${MAX_GATE_MINUTES} minutes: if this machine was neither busy nor slow, the gate has grown too long.`,
        ]
      : []),
    '',
    `# the ${slowest.length} slowest files, each by itself`,
    ...slowest.map(([file, ms]) => row(ms, file)),
  ].join('\n');
}
