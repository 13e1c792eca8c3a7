/**
 * Tags of the tests that the default test run omits. `@slow` marks a browser test that repeats a rule with another
 * theme, width, language or policy, or that waits for real time. `@integration` marks a test of the common suites whose
 * result depends on the integration: the default run repeats it in each integration, and runs all others with the
 * script tag only.
 * Unit tests use `{ tags: 'slow' }`, and a whole file uses `@module-tag slow` in its first comment. `npm run test:all`
 * runs everything.
 */
export const slowUnless = (inGate: boolean) => (inGate ? {} : { tag: '@slow' });

/** True in `npm run test:all`, which uses full counts of rounds, kills and attempts. */
export const isSlowRun = process.env.LOBBYKIT_SLOW_TESTS === '1';
