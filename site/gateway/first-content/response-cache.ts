/**
 * Cache of prerendered content for a short time. Concurrent requests for the same content share one rendering, and the
 * number of concurrent renderings is limited.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Stored, store } from '../platform/http/conditional-get.ts';
import { PUBLIC_CORS } from '../platform/http/cors.ts';
import { PUBLIC_HEADERS } from '../platform/http/headers.ts';

/**
 * Maximum number of cached responses. Limited, because callers can request any variant; the least recently used
 * response is removed.
 */
const MAX_CACHED = 500;
/**
 * Maximum concurrent renderings. Each needs a large part of a CPU core, and other requests must be processed on small
 * machines too.
 */
const MAX_MAKING = 2;
/**
 * Maximum queued renderings. A page with all widgets requests the content of each at the same time; after three such
 * pages, waiting takes longer than rendering in the browser.
 */
const MAX_WAITING = 16;
/** Time for which a response is cached, ms. */
const FRESH_MS = 1_000;

/** Browsers revalidate the response each time; shared caches may serve it for one second. */
const HEADERS = {
  ...PUBLIC_HEADERS,
  ...PUBLIC_CORS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=1',
} as const;

/** Error if too many renderings are queued. The widget then renders itself sooner than the response would arrive. */
export class QueueFull extends Error {}

export interface ResponseCache {
  /**
   * Returns the cached response for `key`, or creates it with `make`. Null if `make` returns null.
   * @throws QueueFull
   */
  get(key: string, make: () => Promise<object | null>): Promise<Stored | null>;
  /** Returns the cached response for a path and query; undefined if there is none or it is outdated. */
  peek(url: string): Stored | undefined;
  /** Records the key of a path and query, with which `peek` finds the response. */
  remember(url: string, key: string): void;
}

/**
 * Creates the cache.
 * @param now ms since 1970
 * @param generation returns a number that changes with the underlying data; responses of an earlier generation are
 * outdated
 */
export function cacheResponses(now: () => number, generation: () => number): ResponseCache {
  const cached = new Map<
    string,
    { readonly until: number; readonly dataGeneration: number; readonly stored: Stored }
  >();
  const keys = new Map<string, string>();
  const making = new Map<string, Promise<Stored | null>>();
  /** Queued renderings, each as a function that starts it. */
  const line: (() => void)[] = [];
  let busy = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < MAX_MAKING) busy++;
    else {
      if (line.length >= MAX_WAITING) throw new QueueFull(`${MAX_WAITING} responses wait already`);
      await new Promise<void>(start => line.push(start));
    }
    try {
      return await work();
    } finally {
      // Starts the rendering that has been queued for the longest time.
      const next = line.shift();
      if (next) next();
      else busy--;
    }
  };

  const fresh = (key: string): Stored | undefined => {
    const found = cached.get(key);
    if (!found || now() >= found.until || found.dataGeneration !== generation()) return undefined;
    touch(cached, key, found);
    return found.stored;
  };

  const makeOne = async (key: string, make: () => Promise<object | null>) => {
    // Read before the rendering: if the data change during the rendering, the result is outdated.
    const dataGeneration = generation();
    const made = await make();
    if (made === null) return null;
    const body = Buffer.from(JSON.stringify(made));
    const stored = store(body, HEADERS, {
      // A client is waiting, so the compression level is one that takes about 1 ms.
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      gzip: gzipSync(body),
    });
    touch(cached, key, { until: now() + FRESH_MS, dataGeneration, stored });
    return stored;
  };

  return {
    async get(key, make) {
      const found = fresh(key) ?? making.get(key);
      if (found) return found;
      const response = inTurn(() => makeOne(key, make)).finally(() => making.delete(key));
      making.set(key, response);
      return response;
    },
    peek(url) {
      const key = keys.get(url);
      return key === undefined ? undefined : fresh(key);
    },
    remember: (url, key) => touch(keys, url, key),
  };
}

/** Moves an entry to the end, because entries are sorted by their last use. */
function touch<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > MAX_CACHED ? map.keys().next() : undefined;
  if (oldest && !oldest.done) map.delete(oldest.value);
}
