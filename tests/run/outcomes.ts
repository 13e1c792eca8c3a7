/**
 * Results of the test runners, written line by line during the run, so that they exist if a runner is stopped or dies.
 */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';

/** Result of one test, of a file (empty title), or of a runner's whole run (empty file too). */
export interface Outcome {
  /** Path from the root of the project. */
  readonly file: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Duration, ms. */
  readonly ms: number;
  /** Error text of the runner. */
  readonly error?: string;
  /** Accessibility tree of the page of a failed browser test, YAML. */
  readonly page?: string | undefined;
}

/** Environment variable with the output file of a runner's reporter. */
export const OUTCOMES = 'LOBBYKIT_OUTCOMES';

/** Appends to the file of the current run; a manually started runner writes none. */
export function note(outcome: Outcome): void {
  const path = process.env[OUTCOMES];
  if (path) appendFileSync(path, `${JSON.stringify(outcome)}\n`);
}

/** Results of a run, and whether its runner finished. */
export interface RunnerReport {
  readonly outcomes: readonly Outcome[];
  readonly isComplete: boolean;
}

export const removeReport = (path: string) => rmSync(path, { force: true });

export function readReport(path: string): RunnerReport {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const outcomes = lines.map(line => JSON.parse(line) as Outcome);
  return { outcomes, isComplete: outcomes.some(({ file }) => file === '') };
}

/** Text of errors without terminal colors. */
export const errorText = (errors: readonly { readonly message?: string; readonly stack?: string }[]): string =>
  errors
    .map(({ message = '', stack = '' }) => (stack.includes(message) ? stack : `${message}\n${stack}`))
    .join('\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with one
    .replace(/\u001b\[[\d;]*m/g, '');
