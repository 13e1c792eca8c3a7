/**
 * Calls of framed pages. Such a page has the gateway's origin, which no merchant lists, so its calls use the path
 * prefix `/for/<merchant>` that the gateway embedded in the page.
 */
import type { IncomingMessage } from 'node:http';

const FOR = /^\/for\/([\w-]{1,32})(\/.*)$/;
const claims = new WeakMap<IncomingMessage, string>();

/**
 * Returns the base URL for calls of a merchant's framed pages. `own` is the merchant of the gateway's pages without
 * a prefix.
 */
export const urlFor = (gateway: string, merchant: string, own: string | null): string =>
  merchant === own ? gateway : `${gateway}/for/${merchant}`;

/**
 * Strips `/for/<merchant>` from the path if the rest is the path of a call, and records the merchant as a claim. The
 * caller of `claimedMerchant` decides whether to trust the claim.
 */
export function readFramed(request: IncomingMessage, isCall: (path: string) => boolean): void {
  const [, merchant, url] = FOR.exec(request.url ?? '') ?? [];
  if (!merchant || !url || !isCall(url.split('?', 1)[0] ?? url)) return;
  request.url = url;
  claims.set(request, merchant);
}

/** Records the merchant of a request that the gateway sends to itself. */
export const claim = (request: IncomingMessage, merchant: string): void => void claims.set(request, merchant);

/** Returns the merchant that a request claims by its path or by `claim`; undefined if the request claims none. */
export const claimedMerchant = (request: IncomingMessage): string | undefined => claims.get(request);
