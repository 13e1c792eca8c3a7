/**
 * Responses that are embedded in prerendered markup. Each replaces one request without a token for the same URL and
 * language, and affects neither the server clock nor the connection state.
 */
import type { Outgoing } from './request.ts';

interface EmbeddedResponse {
  readonly response: unknown;
  readonly language: string;
  /** Time until which the response can be used, monotonic ms. */
  readonly until: number;
}

/** Time for which an embedded response can be used, ms. Later requests are sent to the gateway. */
const WAIT_MS = 10_000;

const embedded = new Map<string, EmbeddedResponse>();

/**
 * Uses `response` as the response to the next request for `url`, if it is made within 10 s.
 * @param language language of the response, BCP 47 tag
 */
export const embedResponse = (url: string, language: string, response: unknown): void => {
  embedded.set(url, { response, language, until: performance.now() + WAIT_MS });
};

/** Returns the embedded response for a request, unparsed, and removes it; undefined if there is none. */
export function takeEmbedded({ method, url, headers }: Pick<Outgoing, 'method' | 'url' | 'headers'>): unknown {
  const found = embedded.get(url);
  if (!found || method !== 'GET' || headers.Authorization) return undefined;
  embedded.delete(url);
  if (found.language !== headers['Accept-Language'] || performance.now() > found.until) return undefined;
  return found.response;
}
