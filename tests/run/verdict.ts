/** Verdict of a run from the runners' results: failures, and tests that passed only in the second run. */
import type { Outcome, RunnerReport } from './outcomes.ts';

export interface Verdict {
  /** Number of tests that passed in the first or second run. */
  readonly passed: number;
  /** Tests that failed in each run. */
  readonly failed: readonly Outcome[];
  /** Tests that failed once and passed once, with their error; caused by the machine or a race. */
  readonly flaky: readonly Outcome[];
}

/**
 * Combines a runner's first run and an optional second one, which repeats failed tests and possibly others in the same
 * files.
 */
export function verdictOf(first: RunnerReport, second: RunnerReport = { outcomes: [], isComplete: false }): Verdict {
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

/**
 * Results by test. Tests with the same title in one file are distinguished by order; a file has one result, a failure
 * if any.
 */
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

/** A failure without a test: a part that could not run or ended early. */
export const failureOf = (title: string, error: string): Outcome => ({
  file: '',
  title,
  state: 'failed',
  ms: 0,
  error,
});
