/** Addresses of the cashier and of provider pages. */
import { safeUrl } from 'lobbykit/parts';

export const CASHIER_PATH = '/m/voucherCenter';

export const orderPath = (orderNo: string): string => `${CASHIER_PATH}?order=${encodeURIComponent(orderNo)}`;

/** Returns the provider's page if it may be opened; null for none and for an unsafe address (S8). */
export const providerAddress = (payUrl: string | null, gateway: string): string | null =>
  payUrl === null ? null : safeUrl('window', payUrl, gateway);
