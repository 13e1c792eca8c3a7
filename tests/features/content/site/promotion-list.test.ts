import { describe, expect, it } from 'vitest';
import type { Promotion } from '../../../../site/src/features/content/promotions/parse-promotions.ts';
import {
  categoryQuery,
  findPromotion,
  periodText,
  promotionList,
  promotionPath,
} from '../../../../site/src/features/content/promotions/promotion-list.ts';
import { en } from '../../../../site/src/shared/i18n/en.ts';
import { pageText } from '../../../../site/src/shared/i18n/page-text.ts';
import { vi } from '../../../../site/src/shared/i18n/vi.ts';

const promotion = (id: string, categories: readonly string[]): Promotion => ({
  id,
  title: id,
  content: '',
  startDate: null,
  endDate: null,
  isLongTerm: false,
  cover: null,
  banner: null,
  categories,
  link: null,
});

const PROMOTIONS = {
  promotions: [promotion('a', ['1']), promotion('b', ['2']), promotion('c', ['1', '2'])],
  categories: [
    { id: '1', title: 'Lottery' },
    { id: '2', title: 'Slots' },
  ],
};

const shown = (search: string) => {
  const { category, opened, cards } = promotionList(PROMOTIONS, search);
  return [category, opened?.id ?? null, cards.map(({ id }) => id).join('')];
};

describe('promotion list', () => {
  it('PROMO-12 promotion list starts with all, filters by category, and falls back to all for an unknown category', () => {
    expect(shown('')).toEqual(['', null, 'abc']);
    expect(shown('?category=2')).toEqual(['2', null, 'bc']);
    expect(shown('?category=9')).toEqual(['', null, 'abc']);
  });

  it('PROMO-12 selected category is stored in the query next to the other parameters', () => {
    expect(categoryQuery('?id=b', '2')).toBe('?id=b&category=2');
    expect(categoryQuery('?category=2', '')).toBe('');
  });

  it('PROMO-04 promotion named by the query is opened in any category and is listed once', () => {
    expect(shown('?id=b')).toEqual(['', 'b', 'ac']);
    expect(shown('?id=b&category=1')).toEqual(['1', 'b', 'ac']);
    expect(shown('?id=z')).toEqual(['', null, 'abc']);
    expect(shown('?id=')).toEqual(['', null, 'abc']);
  });

  it('PROMO-03 detail path leads to its promotion for any characters in the id', () => {
    const odd = promotion('a&b=?#/..', []);
    const { pathname, search } = new URL(promotionPath(odd), 'https://site.example');
    expect(pathname).toBe('/m/activityDetail');
    expect(findPromotion([odd], search)).toBe(odd);
    expect(promotionPath({ id: '7' })).toBe('/m/activityDetail?id=7');
  });
});

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
