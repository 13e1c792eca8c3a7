/** First answers as they are kept: each for a moment, made once for all who ask meanwhile, and never many at once. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ApiError } from '../platform/api-error.ts';
import { type Stored, store } from '../platform/http/conditional-get.ts';
import { PUBLIC_CORS } from '../platform/http/cors.ts';
import { PUBLIC_HEADERS } from '../platform/http/headers.ts';

/** Which question is asked is up to whoever asks, so only so many answers are kept; the one that was used longest ago goes first. */
const MAX_CACHED = 500;
/** A draw of a view takes a good part of a core: two at once leave the other calls of a small machine alone. */
const MAX_MAKING = 2;
/** A page of all widgets asks for each at once; more than three such pages wait longer than a widget that shows itself takes. */
const MAX_WAITING = 16;
/** The data of a board are read anew after so long, ms. */
const FRESH_MS = 1_000;

/** A browser asks each time, and what stands between may answer for a second. */
const HEADERS = {
  ...PUBLIC_HEADERS,
  ...PUBLIC_CORS,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=0, s-maxage=1',
} as const;

export interface ResponseCache {
  /**
   * The answer of `key`, made by `make` where there is none.
   * @throws ApiError `busy` where too many wait to be made
   */
  get(key: string, make: () => Promise<object>): Promise<Stored>;
  /** The answer of a whole address that was asked before, while it is fresh. */
  peek(address: string): Stored | undefined;
  /** Notes that an address asks for `key`. */
  remember(address: string, key: string): void;
}

/**
 * @param now ms since 1970
 * @param generation counts the changes of what answers are made of: one of an earlier count is not given any more
 */
export function cacheResponses(now: () => number, generation: () => number): ResponseCache {
  const kept = new Map<string, { readonly until: number; readonly madeIn: number; readonly stored: Stored }>();
  const keys = new Map<string, string>();
  const making = new Map<string, Promise<Stored>>();
  /** Each begins one that waits. */
  const line: (() => void)[] = [];
  let busy = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < MAX_MAKING) busy++;
    else {
      if (line.length >= MAX_WAITING) throw tooMany();
      await new Promise<void>(begin => line.push(begin));
    }
    try {
      return await work();
    } finally {
      // Whoever waits longest takes this place over.
      const next = line.shift();
      if (next) next();
      else busy--;
    }
  };

  const fresh = (key: string): Stored | undefined => {
    const found = kept.get(key);
    if (!found || now() >= found.until || found.madeIn !== generation()) return undefined;
    touch(kept, key, found);
    return found.stored;
  };

  const makeOne = async (key: string, make: () => Promise<object>) => {
    // What changes while it is made belongs to the next one.
    const madeIn = generation();
    const body = Buffer.from(JSON.stringify(await make()));
    const stored = store(body, HEADERS, {
      // While somebody waits: the level that still takes about a millisecond.
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      gzip: gzipSync(body),
    });
    touch(kept, key, { until: now() + FRESH_MS, madeIn, stored });
    return stored;
  };

  return {
    async get(key, make) {
      const found = fresh(key) ?? making.get(key);
      if (found) return found;
      const made = inTurn(() => makeOne(key, make)).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
    peek(address) {
      const key = keys.get(address);
      return key === undefined ? undefined : fresh(key);
    },
    remember: (address, key) => touch(keys, address, key),
  };
}

const tooMany = () =>
  new ApiError('busy', 'Too many first answers are being made; the widget shows itself meanwhile.', {
    retryAfterS: 1,
  });

/** Puts an entry at the end, where the one that was used last stands. */
function touch<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > MAX_CACHED ? map.keys().next() : undefined;
  if (oldest && !oldest.done) map.delete(oldest.value);
}
