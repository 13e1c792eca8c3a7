/** Date ranges of records (BOOK-02). */
import { describe, expect, it } from 'vitest';
import { checkRecordDays, oldestRecord, recordDate, recordDays } from '../../../sdk/protocol/records/days.ts';

const TODAY = '2026-11-20';

describe('record days', () => {
  it.each([
    ['today', TODAY, TODAY],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['7', '2026-11-14', TODAY],
    ['31', '2026-10-21', TODAY],
  ] as const)("BOOK-02 record days begin and end with the merchant's days: %s", (period, from, to) => {
    expect(recordDays(period, TODAY)).toEqual({ from, to });
  });

  it.each([
    ['2026-11-01', TODAY, null],
    ['2026-10-21', TODAY, null],
    ['2026-10-20', TODAY, 'many'],
    ['2026-11-20', '2026-11-19', 'turned'],
    ['2026-11-20', '2026-11-21', 'future'],
    ['2024-11-19', '2024-11-19', 'old'],
    ['2024-11-20', '2024-11-20', null],
    ['2026-02-30', TODAY, 'none'],
    ['', TODAY, 'none'],
  ])('BOOK-02 record days from %s to %s have the issue: %s', (from, to, issue) => {
    expect(checkRecordDays({ from, to }, TODAY)).toBe(issue);
  });

  it('BOOK-02 record date uses the time zone, and the oldest record date handles a leap day', () => {
    const at = Date.parse('2026-11-19T17:00:00Z');
    expect([recordDate(at, 'Asia/Ho_Chi_Minh'), recordDate(at - 1, 'Asia/Ho_Chi_Minh')]).toEqual([TODAY, '2026-11-19']);
    expect(oldestRecord('2028-02-29')).toBe('2026-02-28');
  });
});
