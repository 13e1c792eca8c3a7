import { expect, it } from 'vitest';
import { changeOf } from '../../../../site/src/features/team/totals.ts';

it.each([
  ['71600000.00', '66050000.00', { direction: 'more', tenths: 84 }],
  ['90.00', '100.00', { direction: 'less', tenths: 100 }],
  ['100.00', '100.00', { direction: 'same', tenths: 0 }],
  ['50.00', '0.00', { direction: 'more', tenths: null }],
  ['0.00', '0.00', { direction: 'same', tenths: null }],
  ['50.00', '-100.00', { direction: 'more', tenths: 1500 }],
  // Amounts that differ only beyond the precision of a floating-point number.
  ['90071992547409.93', '90071992547409.92', { direction: 'more', tenths: 0 }],
])('TEAM-10 change to %s from %s has a direction and tenths of a percent', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});
