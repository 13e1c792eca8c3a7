/** What the test runners tell, line by line while they run: it is there when a runner is ended, too, or dies. */
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';

/** What became of one test; of a file as a whole, whose title is empty; or of the whole run of a runner, whose file is empty too. */
export interface Outcome {
  /** Path from the root of the project. */
  readonly file: string;
  readonly title: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** How long it took, ms. */
  readonly ms: number;
  /** What failed, in the runner's own words. */
  readonly error?: string;
  /** Accessibility tree of the page of a failed browser test, YAML. */
  readonly page?: string | undefined;
}

/** Environment variable that tells a runner's reporter which file it writes to. */
export const OUTCOMES = 'LOBBYKIT_OUTCOMES';

/** Adds to the file of the run that is under way; a runner that somebody starts by hand keeps none. */
export function note(outcome: Outcome): void {
  const path = process.env[OUTCOMES];
  if (path) appendFileSync(path, `${JSON.stringify(outcome)}\n`);
}

/** Outcomes of a run, and whether its runner came to its own end. */
export interface RunnerReport {
  readonly outcomes: readonly Outcome[];
  readonly ended: boolean;
}

export const forget = (path: string) => rmSync(path, { force: true });

export function readReport(path: string): RunnerReport {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const outcomes = lines.map(line => JSON.parse(line) as Outcome);
  return { outcomes, ended: outcomes.some(({ file }) => file === '') };
}

/** Text of errors without the colors of a terminal. */
export const errorText = (errors: readonly { readonly message?: string; readonly stack?: string }[]): string =>
  errors
    .map(({ message = '', stack = '' }) => (stack.includes(message) ? stack : `${message}\n${stack}`))
    .join('\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with one
    .replace(/\u001b\[[\d;]*m/g, '');
