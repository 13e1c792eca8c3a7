/**
 * Answers equal for everybody, made once and kept until their content changes (R7). Their `serverTime` is the instant they were
 * made and every duration in them counts from it, so that they are right at any age (R2).
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Stored, store } from './conditional-get.ts';
import type { StaleIfError } from './stale-if-error.ts';

/** Askers choose pages of a history; more answers than this are not kept at once. */
const MAX_CACHED = 500;

export const SHARED_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=1',
} as const;

/** The result of a builder: the envelope's fields, and when its content changes by the mere passing of time (ms since 1970). */
export interface Content {
  readonly envelope: Readonly<Record<string, unknown>>;
  readonly changesAt?: number;
}

interface Kept {
  readonly stored: Stored;
  readonly steady: boolean;
  /** Count of what its content hangs on when it was made. */
  readonly generation: number;
  readonly changesAt: number;
}

export interface Snapshots {
  /**
   * The kept answer of `key`, made by `build` when there is none or its content changed; many askers share one making. A steady one
   * does not change with a draw.
   */
  get(key: string, build: () => Promise<Content>, steady?: boolean): Promise<Stored>;
  /** The kept answer of a whole address, while it is right. */
  peek(url: string): Stored | undefined;
  /** Notes that an address asks for `key`, so that `peek` finds it. */
  remember(url: string, key: string): void;
  /** Rows changed: everything is made anew when next asked for. */
  invalidate(): void;
  /** After a draw: the snapshots that are not steady are made anew when next asked for. */
  invalidateDraws(): void;
  /** Counts up with each of the two. */
  readonly generation: number;
  /** Counts up with `invalidate` alone. */
  readonly edition: number;
}

export interface SnapshotsOptions {
  /** ms since 1970 */
  readonly now: () => number;
  readonly staleIfError: StaleIfError;
  /** Added to every kept answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told of each answer that was taken from those kept, and of each that was made. */
  readonly onKept?: (result: 'hit' | 'made') => void;
}

export function createSnapshots({ now, staleIfError, headers, onKept }: SnapshotsOptions): Snapshots {
  const kept = new Map<string, Kept>();
  const making = new Map<string, Promise<Stored>>();
  const keyOf = new Map<string, string>();
  let generation = 0;
  let edition = 0;
  const counted = (steady: boolean) => (steady ? edition : generation);

  const fresh = (key: string | undefined) => {
    const found = key === undefined ? undefined : kept.get(key);
    if (!found || found.generation !== counted(found.steady) || now() >= found.changesAt) return undefined;
    onKept?.('hit');
    return found.stored;
  };

  async function make(key: string, build: () => Promise<Content>, steady: boolean): Promise<Stored> {
    // Rows that change while the answer is made belong to the next one.
    const startedIn = counted(steady);
    try {
      const { envelope, changesAt = Number.POSITIVE_INFINITY } = await build();
      const body = Buffer.from(JSON.stringify(envelope));
      const stored = store(body, { ...SHARED_HEADERS, ...headers }, compress(body));
      put(kept, key, { stored, steady, generation: startedIn, changesAt });
      staleIfError.good();
      onKept?.('made');
      return stored;
    } catch (error) {
      const last = kept.get(key);
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
      const made = make(key, build, steady).finally(() => making.delete(ticket));
      making.set(ticket, made);
      return made;
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

/** Each form made once, when first asked for: brotli at the level that still takes a tenth of a millisecond, and gzip for the few who take nothing else. */
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

/** Sets an entry and drops the oldest over the limit. */
function put<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > MAX_CACHED ? map.keys().next() : undefined;
  if (oldest && !oldest.done) map.delete(oldest.value);
}
