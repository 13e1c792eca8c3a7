/**
 * Responses embedded in prerendered markup. Each replaces one unauthenticated request of its URL and language,
 * without an effect on the server clock or the connection state.
 */
import type { Outgoing } from './request.ts';

interface EmbeddedResponse {
  readonly response: unknown;
  readonly language: string;
  /** Monotonic ms. */
  readonly until: number;
}

/** Validity of an embedded response, ms; later requests are sent to the gateway. */
const WAIT_MS = 10_000;

const embedded = new Map<string, EmbeddedResponse>();

/**
 * Provides `response` as the response of the next request of `address` within 10 s.
 * @param language of the response, BCP 47 tag
 */
export const embedResponse = (address: string, language: string, response: unknown): void => {
  embedded.set(address, { response, language, until: performance.now() + WAIT_MS });
};

/** Removes and returns the embedded response of a request, unparsed; undefined if none. */
export function takeEmbedded({ method, url, headers }: Pick<Outgoing, 'method' | 'url' | 'headers'>): unknown {
  const found = embedded.get(url);
  if (!found || method !== 'GET' || headers.Authorization) return undefined;
  embedded.delete(url);
  if (found.language !== headers['Accept-Language'] || performance.now() > found.until) return undefined;
  return found.response;
}
