/** Addresses and looks of the point mall (GIFT-03). */
import { describe, expect, it } from 'vitest';
import { mall } from '../../../site/src/i18n/en/mall.ts';
import { MALL_PATH, mallAddress, mallTabOf } from '../../../site/src/rules/mall/address.ts';
import { entryLook, orderLook } from '../../../site/src/rules/mall/looks.ts';
import { recordShape } from '../../../site/src/rules/records/icons.ts';

it('GIFT-03 keeps the tab of the mall in its address', () => {
  for (const tab of ['shop', 'orders', 'history'] as const) {
    const { pathname, search } = new URL(mallAddress(tab), 'http://site.example');
    expect([pathname, mallTabOf(search)]).toEqual([MALL_PATH, tab]);
  }
  expect(mallTabOf('?show=nothing')).toBe('shop');
});

describe('looks', () => {
  it.each(['ordered', 'sent', 'delivered', 'cancelled', null] as const)(
    'GIFT-03 shows an order that is %s by a word and an icon',
    state => {
      const [{ icon, tone }, key] = orderLook({ state });
      expect(mall[key]).not.toBe('');
      expect(recordShape(icon)).toBeDefined();
      expect(tone).toBe(state === 'delivered' ? 'good' : state === 'cancelled' ? 'off' : 'now');
    },
  );

  it.each(['earned', 'taken', 'exchange', 'order', 'returned', 'given', null] as const)(
    'GIFT-03 shows a movement of the kind %s by words and an icon',
    kind => {
      const [{ icon }, key] = entryLook({ kind, category: 'RNG' });
      expect(mall[key]).toContain(kind === 'earned' || kind === 'taken' ? '{{category}}' : '');
      expect(recordShape(icon)).toBeDefined();
    },
  );

  it('GIFT-03 tells points of tickets from those of games', () => {
    expect(entryLook({ kind: 'earned', category: 'LOTT' })[0].icon).toBe('ticket');
    expect(entryLook({ kind: 'earned', category: 'RNG' })[0].icon).toBe('dice');
  });
});
