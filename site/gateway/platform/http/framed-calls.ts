/**
 * Calls of framed pages. A framed page has the gateway's origin, which belongs to no merchant. Its calls therefore have
 * the path prefix `/for/<merchant>`, which the gateway has written into the page.
 */
import type { IncomingMessage } from 'node:http';

const FOR = /^\/for\/([\w-]{1,32})(\/.*)$/;
const claims = new WeakMap<IncomingMessage, string>();

/**
 * Returns the base URL for calls of a merchant's framed pages.
 * @param own merchant of the gateway's own pages, whose calls have no prefix
 */
export const urlFor = (gateway: string, merchant: string, own: string | null): string =>
  merchant === own ? gateway : `${gateway}/for/${merchant}`;

/**
 * Removes the prefix `/for/<merchant>` if the rest of the path is a call, and records the merchant as a claim. The
 * claim is not verified; callers of `claimedMerchant` must decide whether to trust it.
 */
export function readFramed(request: IncomingMessage, isCall: (path: string) => boolean): void {
  const [, merchant, url] = FOR.exec(request.url ?? '') ?? [];
  if (!merchant || !url || !isCall(url.split('?', 1)[0] ?? url)) return;
  request.url = url;
  claims.set(request, merchant);
}

/** Records the merchant for a request that the gateway makes to itself. */
export const claim = (request: IncomingMessage, merchant: string): void => void claims.set(request, merchant);

/** Returns the merchant that a request claims by its path prefix or by `claim`; undefined without a claim. */
export const claimedMerchant = (request: IncomingMessage): string | undefined => claims.get(request);
