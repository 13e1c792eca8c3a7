/** Records results of vitest tests during the run. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { errorText, note } from './outcomes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fileOf = ({ moduleId }: TestModule) => relative(root, moduleId);

interface Uncaught {
  readonly message: string;
  readonly stack?: string;
  /** File that ran when the error was thrown. */
  readonly VITEST_TEST_PATH?: string;
}

export default class VitestOutcomes implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'pending') return;
    note({
      file: fileOf(test.module),
      title: test.fullName,
      state,
      ms: test.diagnostic()?.duration ?? 0,
      ...(state === 'failed' && { error: errorText(errors) }),
    });
  }

  /** A file fails as a whole if it cannot be loaded or a shared hook fails, because its tests do not run then. */
  onTestModuleEnd(module: TestModule): void {
    const suites = [...module.children.allSuites()];
    const errors = [...module.errors(), ...suites.flatMap(suite => suite.errors())];
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    note({
      file: fileOf(module),
      title: '',
      state: errors.length === 0 ? 'passed' : 'failed',
      ms: duration + collectDuration + setupDuration,
      ...(errors.length > 0 && { error: errorText(errors) }),
    });
  }

  /** An uncaught error fails its file if vitest reports one, else the run. */
  onTestRunEnd(_: readonly TestModule[], errors: readonly Uncaught[]): void {
    for (const error of errors) {
      const path = error.VITEST_TEST_PATH;
      if (path) note({ file: relative(root, path), title: '', state: 'failed', ms: 0, error: errorText([error]) });
    }
    const others = errors.filter(error => !error.VITEST_TEST_PATH);
    const failed = others.length > 0;
    note({
      file: '',
      title: '',
      state: failed ? 'failed' : 'passed',
      ms: 0,
      ...(failed && { error: errorText(others) }),
    });
  }
}
