import { expect, it } from 'vitest';
import { zonedDay } from '../../../../site/src/features/records/list/days.ts';

/** 20 November 2026, 23:30 in Vietnam. */
const LATE = Date.UTC(2026, 10, 20, 16, 30);

it('BOOK-08 I18N-06 day header shows the time zone to a reader in another time zone', () => {
  const day = (zone: string, ahead: number) => zonedDay(LATE, { tag: 'en', zone, ahead: () => ahead });
  expect(day('Asia/Ho_Chi_Minh', 7 * 60)).toBe('Fri 20 Nov');
  expect(day('Asia/Ho_Chi_Minh', 0)).toBe('Fri 20 Nov · GMT+7');
  expect(day('Asia/Tokyo', 0)).toBe('Sat 21 Nov · GMT+9');
  expect(zonedDay(null, { tag: 'en', zone: 'Asia/Tokyo', ahead: () => 0 })).toBe('');
});
