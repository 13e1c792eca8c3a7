/** Addresses of the point mall: which of its tabs the query asks for. */

export const MALL_PATH = '/m/mall/mallHome';

const LISTS = ['orders', 'history'] as const;

/** Goods and points, the member's orders, or the movements of points. */
export type MallTab = 'shop' | (typeof LISTS)[number];

/** The tab of a query; the shop where it names none. */
export function mallTabOf(search: string): MallTab {
  const asked = new URLSearchParams(search).get('show');
  return LISTS.find(tab => tab === asked) ?? 'shop';
}

/** Where a tab stands. */
export const mallAddress = (tab: string): string => (tab === 'shop' ? MALL_PATH : `${MALL_PATH}?show=${tab}`);
