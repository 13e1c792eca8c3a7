/**
 * `npm run test:engines [firefox|webkit]`: common suite and main flows of the site in other installed engines. Reports
 * skipped engines; the last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../../site/gateway/build/build.ts';
import { root } from '../helpers/sources/sources.ts';
import { findFirefox, findWebKit } from './find.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Engine {
  readonly find: () => string | undefined;
  readonly variable: string;
  /** Name of the Debian package. */
  readonly debian: string;
}

const ENGINES: Readonly<Record<string, Engine>> = {
  firefox: { find: findFirefox, variable: 'FIREFOX_PATH', debian: 'firefox-esr' },
  webkit: { find: findWebKit, variable: 'WEBKIT_DRIVER_PATH', debian: 'webkit2gtk-driver xvfb' },
};

const requested = process.argv.slice(2);
const unknown = requested.find(name => !(name in ENGINES));
if (unknown !== undefined) {
  console.error(`There is no engine "${unknown}": firefox or webkit.`);
  process.exit(1);
}

const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });
const lines: string[] = [];
const total = { passed: 0, failed: 0 };
let built = false;
for (const [name, engine] of Object.entries(ENGINES)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const path = engine.find();
  if (path === undefined) {
    lines.push(`${name}: skipped, not installed (Debian: apt-get install ${engine.debian})`);
    continue;
  }
  if (!built) await buildChanged(console.log);
  built = true;
  const { passed, failed } = run(name, { [engine.variable]: path });
  total.passed += passed;
  total.failed += failed;
  lines.push(`${name}: ${passed} passed, ${failed} failed`);
}
console.log(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs the suites of an engine; a run that fails without a failed test counts as one failure. */
function run(name: string, env: Readonly<Record<string, string>>): Counts {
  const report = join(results, `${name}.json`);
  rmSync(report, { force: true });
  const args = ['test', '-c', `tests/engines/${name}.config.ts`, '--reporter=list,json'];
  const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: status === 0 ? failed : Math.max(failed, 1) };
}
