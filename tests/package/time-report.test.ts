/** The last lines of `npm test`: where the time of the run went. */
import { expect, it } from 'vitest';
import { timeReport, timesOfPlaywright, timesOfVitest } from '../time-report.ts';

const vitest = { testResults: [{ name: '/here/tests/core/a.test.ts', startTime: 1_000, endTime: 3_500 }] };
const result = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
const playwright = {
  suites: [
    {
      file: 'e2e/b.spec.ts',
      specs: [result(4_000)],
      suites: [{ file: 'e2e/b.spec.ts', specs: [result(500), result(500)] }],
    },
    { file: 'e2e/c.spec.ts', specs: [result(100)] },
  ],
};

it('10.8 the report of a run names every part, then the slowest files of both runners, slowest first', () => {
  const files = [...timesOfVitest(vitest, '/here/'), ...timesOfPlaywright(playwright, 'tests/')];
  const parts = [
    { title: 'types', ms: 20_000 },
    { title: 'unit', ms: 61_250 },
  ];
  expect(timeReport(parts, files, 2).split('\n')).toEqual([
    '# time',
    '    20.0 s  types',
    '    61.3 s  unit',
    '    81.3 s  in all',
    '',
    '# the 2 slowest files, each by itself',
    '     5.0 s  tests/e2e/b.spec.ts',
    '     2.5 s  tests/core/a.test.ts',
  ]);
});
