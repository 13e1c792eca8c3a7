/** Records results of Playwright tests during the run. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { errorText, note } from './outcomes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the file that runs the test, which may differ from the file of a shared suite that declares it. */
function nameOf(test: TestCase) {
  const [, , , ...titles] = test.titlePath();
  let suite: Suite | undefined = test.parent;
  while (suite && suite.type !== 'file') suite = suite.parent;
  return { file: relative(root, (suite?.location ?? test.location).file), title: titles.join(' ') };
}

/** Accessibility tree of the page at the failure, as YAML; undefined if Playwright attached none. */
function snapshotOf({ attachments }: TestResult): string | undefined {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  return path && /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, 'utf8'))?.[1];
}

export default class PlaywrightOutcomes implements Reporter {
  readonly #errors: TestError[] = [];
  #all: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.#all = suite;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { status, duration, errors } = result;
    const state = status === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed';
    const failure = state === 'failed' && { error: errorText(errors) || status, page: snapshotOf(result) };
    note({ ...nameOf(test), state, ms: duration, ...failure });
  }

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  onEnd(result: FullResult): void {
    for (const test of this.#all?.allTests() ?? []) {
      if (test.results.length === 0) note({ ...nameOf(test), state: 'failed', ms: 0, error: 'was not run' });
    }
    const error =
      errorText(this.#errors) || (result.status === 'passed' || result.status === 'failed' ? '' : result.status);
    note({ file: '', title: '', state: error ? 'failed' : 'passed', ms: result.duration, ...(error && { error }) });
  }
}
