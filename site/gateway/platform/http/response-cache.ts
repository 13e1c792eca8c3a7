/**
 * Cache of responses that are the same for all callers (R7); a response is built once and cached until its data change.
 * All durations in a response are relative to its `serverTime`, so that a cached response stays correct (R2).
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Stored, store } from './conditional-get.ts';
import type { StaleIfError } from './stale-if-error.ts';

/** Maximum number of cached responses. Limited, because callers can request any page of a history. */
const MAX_CACHED = 500;

export const SHARED_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=1',
} as const;

/** Fields of the response envelope, and the time at which the response expires (ms since 1970; never if undefined). */
export interface Content {
  readonly envelope: Readonly<Record<string, unknown>>;
  readonly changesAt?: number;
}

interface CacheEntry {
  readonly stored: Stored;
  readonly steady: boolean;
  /** Value of `generation`, or for a steady response of `edition`, when the response was built. */
  readonly generation: number;
  readonly changesAt: number;
}

export interface Snapshots {
  /**
   * Returns the cached response for `key`, or builds it; concurrent callers share one build.
   * @param steady true if draws do not change the response
   */
  get(key: string, build: () => Promise<Content>, steady?: boolean): Promise<Stored>;
  /** Returns the cached response for a complete URL; undefined if there is none or it is outdated. */
  peek(url: string): Stored | undefined;
  /** Records the key of a URL, with which `peek` finds the cached response. */
  remember(url: string, key: string): void;
  /** Invalidates all cached responses after rows have changed. Each is rebuilt at its next request. */
  invalidate(): void;
  /** Invalidates the responses that are not steady, after a draw. Each is rebuilt at its next request. */
  invalidateDraws(): void;
  /** Number that `invalidate` and `invalidateDraws` increase. */
  readonly generation: number;
  /** Number that only `invalidate` increases. */
  readonly edition: number;
}

export interface SnapshotsOptions {
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly staleIfError: StaleIfError;
  /** Headers added to all cached responses. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called with the result of each lookup: `hit` for a cached response, `made` for one that was built. */
  readonly onLookup?: (result: 'hit' | 'made') => void;
}

export function createSnapshots({ now, staleIfError, headers, onLookup }: SnapshotsOptions): Snapshots {
  const entries = new Map<string, CacheEntry>();
  const making = new Map<string, Promise<Stored>>();
  const keyOf = new Map<string, string>();
  let generation = 0;
  let edition = 0;
  const counted = (steady: boolean) => (steady ? edition : generation);

  const fresh = (key: string | undefined) => {
    const found = key === undefined ? undefined : entries.get(key);
    if (!found || found.generation !== counted(found.steady) || now() >= found.changesAt) return undefined;
    onLookup?.('hit');
    return found.stored;
  };

  async function make(key: string, build: () => Promise<Content>, steady: boolean): Promise<Stored> {
    // Remembered from before the build: if rows change during the build, the result counts as outdated.
    const startedIn = counted(steady);
    try {
      const { envelope, changesAt = Number.POSITIVE_INFINITY } = await build();
      const body = Buffer.from(JSON.stringify(envelope));
      const stored = store(body, { ...SHARED_HEADERS, ...headers }, compress(body));
      put(entries, key, { stored, steady, generation: startedIn, changesAt });
      staleIfError.good();
      onLookup?.('made');
      return stored;
    } catch (error) {
      const last = entries.get(key);
      if (!last || !staleIfError.covers(error)) throw error;
      return last.stored;
    }
  }

  return {
    async get(key, build, steady = false) {
      const found = fresh(key);
      if (found) return found;
      const ticket = `${counted(steady)} ${key}`;
      const running = making.get(ticket);
      if (running) return running;
      const result = make(key, build, steady).finally(() => making.delete(ticket));
      making.set(ticket, result);
      return result;
    },
    peek: url => fresh(keyOf.get(url)),
    remember: (url, key) => put(keyOf, url, key),
    invalidate: () => {
      generation++;
      edition++;
    },
    invalidateDraws: () => {
      generation++;
    },
    get generation() {
      return generation;
    },
    get edition() {
      return edition;
    },
  };
}

/**
 * Compresses a variant at its first request, and caches it. Brotli uses a level that takes about 100 ms; gzip is for
 * old clients.
 */
function compress(body: Buffer): Stored['compressed'] {
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    get br() {
      br ??= brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
      return br;
    },
    get gzip() {
      gzip ??= gzipSync(body);
      return gzip;
    },
  };
}

/** Sets an entry, and removes the oldest one if there are too many. */
function put<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > MAX_CACHED ? map.keys().next() : undefined;
  if (oldest && !oldest.done) map.delete(oldest.value);
}
