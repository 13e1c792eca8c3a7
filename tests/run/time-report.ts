/** Durations of a test run: each part, and the slowest test files. */
import type { Outcome } from './outcomes.ts';

/**
 * Maximum duration of `npm test` in minutes, on two idle cores. A longer run means a busy or slower machine, or too
 * many tests.
 */
export const MAX_GATE_MINUTES = 18;

/** A part of the run with its heading. */
export interface PartTime {
  readonly title: string;
  readonly ms: number;
}

/** Duration of each file in ms, regardless of parallel files: reported by the runner, else the sum of its tests. */
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

/** Report as text lines: parts in order, whether they exceed MAX_GATE_MINUTES, then the slowest files. */
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
