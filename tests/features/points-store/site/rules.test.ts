/** Paths and appearance of the points store (GIFT-03). */
import { describe, expect, it } from 'vitest';
import { entryAppearance, orderAppearance } from '../../../../site/src/features/points-store/lists.tsx';
import {
  POINTS_STORE_PATH,
  pointsStoreTabOf,
  pointsStoreUrl,
} from '../../../../site/src/features/points-store/points-store-page.tsx';
import { pointsStore } from '../../../../site/src/features/points-store/texts.en.ts';
import { recordShape } from '../../../../site/src/features/records/icons.ts';

it('GIFT-03 points store path contains its tab', () => {
  for (const tab of ['shop', 'orders', 'history'] as const) {
    const { pathname, search } = new URL(pointsStoreUrl(tab), 'http://site.example');
    expect([pathname, pointsStoreTabOf(search)]).toEqual([POINTS_STORE_PATH, tab]);
  }
  expect(pointsStoreTabOf('?show=nothing')).toBe('shop');
});

describe('points store appearance', () => {
  it.each(['ordered', 'sent', 'delivered', 'cancelled', null] as const)(
    'GIFT-03 order in state %s has a text and an icon',
    state => {
      const [{ icon, tone }, key] = orderAppearance({ state });
      expect(pointsStore[key]).not.toBe('');
      expect(recordShape(icon)).toBeDefined();
      expect(tone).toBe(state === 'delivered' ? 'success' : state === 'cancelled' ? 'neutral' : 'pending');
    },
  );

  it.each(['earned', 'taken', 'exchange', 'order', 'returned', 'given', null] as const)(
    'GIFT-03 points entry of kind %s has a text and an icon',
    kind => {
      const [{ icon }, key] = entryAppearance({ kind, category: 'RNG' });
      expect(pointsStore[key]).toContain(kind === 'earned' || kind === 'taken' ? '{{category}}' : '');
      expect(recordShape(icon)).toBeDefined();
    },
  );

  it('GIFT-03 ticket points and game points have different icons', () => {
    expect(entryAppearance({ kind: 'earned', category: 'LOTT' })[0].icon).toBe('ticket');
    expect(entryAppearance({ kind: 'earned', category: 'RNG' })[0].icon).toBe('dice');
  });
});
