/** Responses that `start.ts` requests while the code loads, consumed by the lobby's `fetch`. */

const PLACE = Symbol.for('lobbykit.site.early');

/** Parsed responses by `responseKey`; null after a failed request. */
type PreloadedResponses = Map<string, Promise<unknown>>;

export function preloadedResponses(): PreloadedResponses {
  const page = globalThis as { [PLACE]?: PreloadedResponses };
  page[PLACE] ??= new Map();
  return page[PLACE];
}

/** Cache key of a request: its address, the language of its response, and its body. */
export const responseKey = (path: string, language: string, body: string): string =>
  `answer.${path} ${language} ${body}`;
