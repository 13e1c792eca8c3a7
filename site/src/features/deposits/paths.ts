/** URLs of the cashier and of provider pages. */
import { safeUrl } from 'lobbykit/parts';

export const CASHIER_PATH = '/m/voucherCenter';

export const orderPath = (orderNo: string): string => `${CASHIER_PATH}?order=${encodeURIComponent(orderNo)}`;

/** Returns the URL of the provider's payment page; null if the URL is missing or not safe to open (S8). */
export const providerUrl = (payUrl: string | null, gateway: string): string | null =>
  payUrl === null ? null : safeUrl('window', payUrl, gateway);
