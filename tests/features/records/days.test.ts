/** Date limits of records. */
import { expect, it } from 'vitest';
import { requireDays } from '../../../site/gateway/features/records/days.ts';

const LEAP_DAY = Date.parse('2028-02-29T03:00:00Z');
const from = (startDate: string) => () =>
  requireDays({ startDate, endDate: startDate }, 'Asia/Ho_Chi_Minh', LEAP_DAY).from;

it('BOOK-02 earliest record date on a leap day is 28 February', () => {
  expect(from('2026-02-28')()).toBe('2026-02-28');
  expect(from('2026-02-27')).toThrow('allowed is 2026-02-28 or later');
});
