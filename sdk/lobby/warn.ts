/** Words to a developer about something that is ignored. */
import type { ErrorCode } from '../protocol/error-codes.ts';

const said = new Set<string>();

/** Says `message` on the console, once a page. */
export function warnOnce(message: string): void {
  if (said.has(message)) return;
  said.add(message);
  console.warn(`lobbykit: ${message}`);
}

/** Says that the gateway knows no merchant of this code. */
export const warnUnknownMerchant = (merchant: string): void =>
  warnOnce(`option "merchant" is "${merchant}"; allowed: the code of a merchant of this gateway.`);

/** Says the same where that is the code by which the gateway refused something. */
export function warnOfCallError(code: string | undefined, merchant: string): void {
  if (code === ('merchant.unknown' satisfies ErrorCode)) warnUnknownMerchant(merchant);
}
