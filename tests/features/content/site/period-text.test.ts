import { describe, expect, it } from 'vitest';
import { periodText } from '../../../../site/src/features/content/promotions/period-text.ts';
import { en } from '../../../../site/src/shared/i18n/en.ts';
import { pageText } from '../../../../site/src/shared/i18n/page-text.ts';
import { vi } from '../../../../site/src/shared/i18n/vi.ts';

describe('promotion dates', () => {
  const FROM = Date.parse('2026-11-01T03:00:00Z');
  const TO = Date.parse('2026-11-30T03:00:00Z');
  it.each([
    ['PROMO-08', FROM, TO, false, '1 Nov 2026 – 30 Nov 2026', '01/11/2026 – 30/11/2026'],
    ['PROMO-08', FROM, null, false, 'From 1 Nov 2026', 'Từ 01/11/2026'],
    ['PROMO-08', 0, TO, false, 'Until 30 Nov 2026', 'Đến 30/11/2026'],
    ['PROMO-08', null, null, false, '', ''],
    ['PROMO-10', FROM, TO, true, '1 Nov 2026 – No end date', '01/11/2026 – Không thời hạn'],
    ['PROMO-10', 0, null, true, 'No end date', 'Không thời hạn'],
  ])(
    '%s dates from %o to %o with long-term %o are shown as "%s"',
    (_, startDate, endDate, isLongTerm, english, vietnamese) => {
      const dates = { startDate, endDate, isLongTerm };
      const when = { zone: 'Asia/Ho_Chi_Minh', ahead: () => 7 * 60 };
      expect(periodText(dates, pageText(en), { ...when, tag: 'en' })).toBe(english);
      expect(periodText(dates, pageText(vi), { ...when, tag: 'vi' })).toBe(vietnamese);
    },
  );

  it('PROMO-08 promotion dates show the time zone to readers in another time zone', () => {
    const dates = { startDate: FROM, endDate: TO, isLongTerm: false };
    const when = { tag: 'pt', zone: 'Asia/Ho_Chi_Minh', ahead: () => -3 * 60 };
    expect(periodText(dates, pageText(en), when)).toBe('01/11/2026 – 30/11/2026 GMT+7');
  });
});
