/** Console warnings for developers about ignored input. */
import type { ErrorCode } from '../protocol/error-codes.ts';

const said = new Set<string>();

/** Logs `message` to the console once per page. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(`lobbykit: ${message}`);
}

/** Warns that the merchant code is unknown to the gateway. */
export const warnUnknownMerchant = (merchant: string): void =>
  warnOnce(`option "merchant" is "${merchant}"; allowed: the code of a merchant of this gateway.`);

/** Warns if an error code means an unknown merchant. */
export function warnOfCallError(code: string | undefined, merchant: string): void {
  if (code === ('merchant.unknown' satisfies ErrorCode)) warnUnknownMerchant(merchant);
}
