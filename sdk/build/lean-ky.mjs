/**
 * Of ky the script build takes what the kit asks of it: one request with a timeout, and its retries. What serves options that
 * `api/ky-transport.ts` never gives is left out, a third of it. ky is pinned to one version: another one whose code is
 * written otherwise stops the build.
 */

/** Statements and methods of `core/Ky.js`, by how they begin. */
const UNUSED = [
  'for (const hook of ky.#options.hooks.afterResponse)',
  'for (const hook of ky.#options.hooks.beforeError)',
  'for (const hook of this.#options.hooks.beforeRetry)',
  'for (const hook of this.#options.hooks.beforeRequest)',
  'if (ky.#options.onDownloadProgress)',
  'if (this.#options.onUploadProgress)',
  '#wrapRequestWithUploadProgress(',
  '#assignRequest(',
  // Bodies are read by whoever called.
  'for (const [type, mimeType] of Object.entries(responseTypes))',
  '#decorateResponse(',
  'ky.#decorateResponse(response);',
  '#cancelResponseBody(',
  // Addresses are whole, bodies are text.
  "if (typeof this.#input !== 'string'",
  'if (this.#options.prefixUrl',
  'if (this.#options.json !== undefined)',
  'if (hasSearchParameters(',
  'static #normalizeSearchParams(',
  'const userProvidedContentType',
  'if (this.#input instanceof globalThis.Request',
  'if (supportsRequestStreams)',
  // Only a hook forces a retry.
  'if (errorObject instanceof ForceRetryError)',
  'if (error instanceof ForceRetryError',
];

/** Modules that are written shorter: what they do for the options the kit gives. */
const SHORT = {
  'utils/merge.js': `
    export const validateAndMerge = (first, second) => ({ ...first, ...second, retry: { ...first?.retry, ...second?.retry } });
    export const mergeHeaders = (_, headers) => new Headers(headers);
    export const mergeHooks = hooks => hooks;`,
  // Methods come in capitals, and every rule of a retry but these.
  'utils/normalize.js': `
    export const normalizeRequestMethod = method => method;
    export const normalizeRetryOptions = retry => ({ afterStatusCodes: [413, 429, 503], ...retry });`,
  // No probing of what a browser can do with a body that is a stream.
  'core/constants.js': `
    export const supportsAbortController = true;
    export const supportsAbortSignal = typeof AbortSignal.any === 'function';
    export const maxSafeTimeout = 2_147_483_647;
    export const RetryMarker = null, responseTypes = null, stop = null;
    export const supportsFormData = null, supportsRequestStreams = null, supportsResponseStreams = null;`,
  'errors/NonError.js': 'export class NonError extends Error {}',
  'errors/ForceRetryError.js': 'export const ForceRetryError = null;',
  // All that the kit gives belongs to the request.
  'utils/options.js': 'export const findUnknownOptions = () => ({});export const hasSearchParameters = null;',
  'utils/body.js': 'export const streamRequest = null, streamResponse = null;',
  'index.js': `
    import { Ky } from './core/Ky.js';
    import { validateAndMerge } from './utils/merge.js';
    export { HTTPError } from './errors/HTTPError.js';
    export default { create: defaults => (input, options) => Ky.create(input, validateAndMerge(defaults, options)) };`,
};

const within = /\/node_modules\/ky\/distribution\/(.*)$/;

/** Statements and methods at any depth. */
function* statements(node) {
  if (!node || typeof node !== 'object') return;
  if (/Statement$|Declaration$|^MethodDefinition$/.test(node.type)) yield node;
  for (const part of Object.values(node)) yield* statements(part);
}

export const leanKy = () => ({
  name: 'lean-ky',
  load: id => SHORT[within.exec(id)?.[1]] ?? null,
  transform(code, id) {
    if (within.exec(id)?.[1] !== 'core/Ky.js') return null;
    const parsed = this.parse(code);
    const places = UNUSED.map(begin => {
      const found = [...statements(parsed)].filter(({ start }) => code.startsWith(begin, start));
      if (found.length !== 1)
        throw new Error(`${begin} stands ${found.length} times in ${id}: see what this ky does with it.`);
      return found[0];
    });
    let left = code;
    for (const { start, end } of places.sort((a, b) => b.start - a.start))
      left = left.slice(0, start) + left.slice(end);
    return { code: left, map: null };
  },
});
