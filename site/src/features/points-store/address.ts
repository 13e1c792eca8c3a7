/** Addresses of the points store: which of its tabs the query asks for. */

export const POINTS_STORE_PATH = '/m/mall/mallHome';

const LISTS = ['orders', 'history'] as const;

/** Goods and points, the member's orders, or the ledger entries of points. */
export type PointsStoreTab = 'shop' | (typeof LISTS)[number];

/** The tab of a query; the shop where it names none. */
export function pointsStoreTabOf(search: string): PointsStoreTab {
  const asked = new URLSearchParams(search).get('show');
  return LISTS.find(tab => tab === asked) ?? 'shop';
}

/** Where a tab stands. */
export const pointsStoreAddress = (tab: string): string =>
  tab === 'shop' ? POINTS_STORE_PATH : `${POINTS_STORE_PATH}?show=${tab}`;
