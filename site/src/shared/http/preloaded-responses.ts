/** Responses that `preload.ts` requests while the other code loads. The lobby's `fetch` uses each of them. */

const PLACE = Symbol.for('lobbykit.site.early');

/** Parsed responses by `responseKey`. A response is null if its request failed. */
type PreloadedResponses = Map<string, Promise<unknown>>;

export function preloadedResponses(): PreloadedResponses {
  const page = globalThis as { [PLACE]?: PreloadedResponses };
  page[PLACE] ??= new Map();
  return page[PLACE];
}

/** Returns the cache key of a response: URL, language, and request body. */
export const responseKey = (path: string, language: string, body: string): string =>
  `answer.${path} ${language} ${body}`;
