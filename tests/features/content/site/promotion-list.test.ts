import { describe, expect, it } from 'vitest';
import type { Promotion } from '../../../../site/src/features/content/promotions/parse-promotions.ts';
import {
  categoryQuery,
  findPromotion,
  promotionList,
  promotionPath,
} from '../../../../site/src/features/content/promotions/promotion-list.ts';

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

  it('PROMO-12 selected category is stored in the query and other parameters of the query are preserved', () => {
    expect(categoryQuery('?id=b', '2')).toBe('?id=b&category=2');
    expect(categoryQuery('?category=2', '')).toBe('');
  });

  it('PROMO-04 promotion named in the query is opened in any category and is listed only once', () => {
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
