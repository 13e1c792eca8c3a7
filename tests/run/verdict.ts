/** What a run comes to: failures and what passed at the second try only, out of what the runners told. */
import type { Outcome, RunnerReport } from './outcomes.ts';

export interface Verdict {
  /** Number of tests that passed, at the first try or the second. */
  readonly passed: number;
  /** What failed at each try. */
  readonly failed: readonly Outcome[];
  /** What failed once and passed once, with its error: nothing but the machine may have been in its way, or a race. */
  readonly flaky: readonly Outcome[];
}

/** Weighs one runner's first try and, where there was one, the second, which runs what failed and perhaps what stands beside it. */
export function verdictOf(first: RunnerReport, second: RunnerReport = { outcomes: [], ended: false }): Verdict {
  const tries = [named(first.outcomes), named(second.outcomes)];
  let passed = 0;
  const failed: Outcome[] = [];
  const flaky: Outcome[] = [];
  for (const name of new Set(tries.flatMap(found => [...found.keys()]))) {
    const found = tries.flatMap(one => one.get(name) ?? []);
    const failure = found.find(({ state }) => state === 'failed');
    const passes = found.some(({ state }) => state === 'passed');
    if (passes && found[0]?.title) passed += 1;
    if (failure) (passes ? flaky : failed).push(failure);
  }
  return { passed, failed, flaky };
}

/** Outcomes by what they are of. Tests of one title in one file are told apart by their order; a file has one outcome, a failure if any. */
function named(outcomes: readonly Outcome[]): Map<string, Outcome> {
  const found = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const name = `${outcome.file}\n${outcome.title}`;
    if (outcome.title === '') {
      if (found.get(name)?.state !== 'failed') found.set(name, outcome);
      continue;
    }
    let free = name;
    for (let n = 2; found.has(free); n++) free = `${name}\n${n}`;
    found.set(free, outcome);
  }
  return found;
}

/** A failure that no test has: a part that could not be run or ended before its time. */
export const failureOf = (title: string, error: string): Outcome => ({
  file: '',
  title,
  state: 'failed',
  ms: 0,
  error,
});
