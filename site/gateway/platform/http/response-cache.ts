/**
 * Public responses, created once and cached until their content changes (R7). All durations in them are relative to
 * their `serverTime`, so that a cached response stays correct at any age (R2).
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Stored, store } from './conditional-get.ts';
import type { StaleIfError } from './stale-if-error.ts';

/** Cache size; callers can request arbitrary pages of a history. */
const MAX_CACHED = 500;

export const SHARED_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=1',
} as const;

/** Result of a builder: the fields of the envelope, and the time at which the content expires (ms since 1970). */
export interface Content {
  readonly envelope: Readonly<Record<string, unknown>>;
  readonly changesAt?: number;
}

interface CacheEntry {
  readonly stored: Stored;
  readonly steady: boolean;
  /** Generation of the underlying data at creation. */
  readonly generation: number;
  readonly changesAt: number;
}

export interface Snapshots {
  /**
   * Returns the cached response of `key`, or builds it; concurrent callers share one build. A draw does not invalidate
   * a steady response.
   */
  get(key: string, build: () => Promise<Content>, steady?: boolean): Promise<Stored>;
  /** Returns the cached response of a whole URL while it is valid. */
  peek(url: string): Stored | undefined;
  /** Maps a URL to `key`, so that `peek` finds the response. */
  remember(url: string, key: string): void;
  /** Invalidates all cached responses after rows have changed. Each response is rebuilt at its next request. */
  invalidate(): void;
  /** After a draw: responses that are not steady are rebuilt at their next request. */
  invalidateDraws(): void;
  /** Incremented by both. */
  readonly generation: number;
  /** Incremented by `invalidate` only. */
  readonly edition: number;
}

export interface SnapshotsOptions {
  /** ms since 1970 */
  readonly now: () => number;
  readonly staleIfError: StaleIfError;
  /** Added to every cached response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called for each cache hit and each build. */
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
    // Detects rows that change while the response is being built. Such a change invalidates the result.
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
 * Compresses each variant once, at its first request: brotli at a level that takes about 100 ms, gzip for old clients.
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

/** Sets an entry and removes the oldest entry above the limit. */
function put<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > MAX_CACHED ? map.keys().next() : undefined;
  if (oldest && !oldest.done) map.delete(oldest.value);
}
