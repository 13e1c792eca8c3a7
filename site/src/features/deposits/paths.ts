/** Addresses of the cashier, and of the pages of providers. */
import { safeUrl } from 'lobbykit/parts';

export const CASHIER_PATH = '/m/voucherCenter';

export const orderPath = (orderNo: string): string => `${CASHIER_PATH}?order=${encodeURIComponent(orderNo)}`;

/** The provider's page where it may be opened; null for none, and for an address that is no page (S8). */
export const providerAddress = (payUrl: string | null, gateway: string): string | null =>
  payUrl === null ? null : safeUrl('window', payUrl, gateway);
