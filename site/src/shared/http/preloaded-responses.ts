/** Responses that `start.ts` requests while the code loads, consumed by the lobby's `fetch`. */

const PLACE = Symbol.for('lobbykit.site.early');

/** Parsed responses by `responseKey`; null after a failed request. */
type PreloadedResponses = Map<string, Promise<unknown>>;

export function preloadedResponses(): PreloadedResponses {
  const page = globalThis as { [PLACE]?: PreloadedResponses };
  page[PLACE] ??= new Map();
  return page[PLACE];
}

/**
 * Returns the cache key of a request. It consists of the request's URL, the language of the response, and the request
 * body.
 */
export const responseKey = (path: string, language: string, body: string): string =>
  `answer.${path} ${language} ${body}`;
