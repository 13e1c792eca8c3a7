/**
 * Calls of frames. A page in a frame has the gateway's own origin, which no merchant lists: so its calls go to
 * `/for/<merchant>` and the path, as the page was told by the gateway that served it.
 */
import type { IncomingMessage } from 'node:http';

const FOR = /^\/for\/([\w-]{1,32})(\/.*)$/;
const claims = new WeakMap<IncomingMessage, string>();

/** Where the pages of frames of a merchant call this gateway; `own`: the merchant whose its pages are without a word. */
export const addressFor = (gateway: string, merchant: string, own: string | null): string =>
  merchant === own ? gateway : `${gateway}/for/${merchant}`;

/**
 * Makes the request of a frame that of the path behind `/for/<merchant>`, if that is one of a call; all else stays as it is.
 * Whose page it says to be is kept; whether that is believed is the business of who asks.
 */
export function readFramed(request: IncomingMessage, isCall: (path: string) => boolean): void {
  const [, merchant, url] = FOR.exec(request.url ?? '') ?? [];
  if (!merchant || !url || !isCall(url.split('?', 1)[0] ?? url)) return;
  request.url = url;
  claims.set(request, merchant);
}

/** Says whose page a request is made for that the gateway puts to itself. */
export const claim = (request: IncomingMessage, merchant: string): void => void claims.set(request, merchant);

/** The merchant a request named by its path, or was made for; undefined where it named none. */
export const claimedMerchant = (request: IncomingMessage): string | undefined => claims.get(request);
