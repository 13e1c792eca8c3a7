/** Notes what vitest's tests came to, while they run. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { errorText, note } from './outcomes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fileOf = ({ moduleId }: TestModule) => relative(root, moduleId);

interface Uncaught {
  readonly message: string;
  readonly stack?: string;
  /** File that ran when it was thrown. */
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

  /** A file fails as a whole where it cannot be read, or a hook around several tests fails: they are not run then. */
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

  /** What nobody caught fails the file it came from, if vitest knows it, or else the run. */
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
