/**
 * Short-lived cache of prerendered responses. Concurrent callers share one rendering, and the number of concurrent
 * renderings is limited.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Stored, store } from '../platform/http/conditional-get.ts';
import { PUBLIC_CORS } from '../platform/http/cors.ts';
import { PUBLIC_HEADERS } from '../platform/http/headers.ts';

/** Cache size, because callers can request arbitrary variants; the least recently used entry is removed. */
const MAX_CACHED = 500;
/**
 * Maximum concurrent renderings: each uses a large part of a CPU core, and other calls must continue on small machines.
 */
const MAX_MAKING = 2;
/**
 * Queue length: a page with all widgets requests each concurrently. Beyond three such pages, waiting takes longer than
 * rendering on the client.
 */
const MAX_WAITING = 16;
/** Maximum age of board data, ms. */
const FRESH_MS = 1_000;

/** Browsers revalidate each time; shared caches may serve the response for one second. */
const HEADERS = {
  ...PUBLIC_HEADERS,
  ...PUBLIC_CORS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=1',
} as const;

/**
 * Thrown if too many responses are already being created. The widget then renders itself sooner than a response would
 * arrive.
 */
export class QueueFull extends Error {}

export interface ResponseCache {
  /**
   * Returns the cached response of `key`, or creates it with `make`; null if `make` returns null.
   * @throws QueueFull
   */
  get(key: string, make: () => Promise<object | null>): Promise<Stored | null>;
  /** Returns the cached response of a whole URL while it is fresh. */
  peek(address: string): Stored | undefined;
  /** Maps a URL to `key`. */
  remember(address: string, key: string): void;
}

/**
 * @param now ms since 1970
 * @param generation counts changes of the underlying data: responses of an earlier generation are stale
 */
export function cacheResponses(now: () => number, generation: () => number): ResponseCache {
  const cached = new Map<
    string,
    { readonly until: number; readonly dataGeneration: number; readonly stored: Stored }
  >();
  const keys = new Map<string, string>();
  const making = new Map<string, Promise<Stored | null>>();
  /** Queue of resolvers. */
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
      // Passes the slot to the longest waiter.
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
    // Changes during the rendering make the result stale.
    const dataGeneration = generation();
    const made = await make();
    if (made === null) return null;
    const body = Buffer.from(JSON.stringify(made));
    const stored = store(body, HEADERS, {
      // A client is waiting: this level takes about 1 ms.
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
    peek(address) {
      const key = keys.get(address);
      return key === undefined ? undefined : fresh(key);
    },
    remember: (address, key) => touch(keys, address, key),
  };
}

/** Moves an entry to the end, the position of the most recently used one. */
function touch<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > MAX_CACHED ? map.keys().next() : undefined;
  if (oldest && !oldest.done) map.delete(oldest.value);
}
