/** Prize modes of the three lottery page paths. */
import { expect, it } from 'vitest';
import { prizeModeOf } from '../../../../site/src/features/lottery/lottery-page.tsx';

it.each([
  ['/m/lottery', 'Lott'],
  ['/m/lott', 'Lott'],
  ['/m/elott', 'Elott'],
] as const)('ROUTE-07 path %s has prize mode %s', (path, mode) => {
  expect(prizeModeOf(path)).toBe(mode);
});
