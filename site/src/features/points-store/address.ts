/** Addresses of the points store tabs. */

export const POINTS_STORE_PATH = '/m/mall/mallHome';

const LISTS = ['orders', 'history'] as const;

/** Store items and points, the member's orders, or the points ledger. */
export type PointsStoreTab = 'shop' | (typeof LISTS)[number];

/** Tab of a query; the shop by default. */
export function pointsStoreTabOf(search: string): PointsStoreTab {
  const requested = new URLSearchParams(search).get('show');
  return LISTS.find(tab => tab === requested) ?? 'shop';
}

/** Address of a tab. */
export const pointsStoreAddress = (tab: string): string =>
  tab === 'shop' ? POINTS_STORE_PATH : `${POINTS_STORE_PATH}?show=${tab}`;
