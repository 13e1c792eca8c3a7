/** Answers asked for by the page itself while the code is on its way: left by `start.ts`, taken over by the lobby's `fetch`. */

const PLACE = Symbol.for('lobbykit.site.early');

/** By `responseKey`: the parsed answer, null where none came. */
type PreloadedResponses = Map<string, Promise<unknown>>;

export function preloadedResponses(): PreloadedResponses {
  const page = globalThis as { [PLACE]?: PreloadedResponses };
  page[PLACE] ??= new Map();
  return page[PLACE];
}

/** The key of a question: its address, the language of its answer, its body. */
export const responseKey = (path: string, language: string, body: string): string =>
  `answer.${path} ${language} ${body}`;
