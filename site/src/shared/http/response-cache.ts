/**
 * Caches responses that are equal for all visitors and rarely change, so that home renders from the cache and requests
 * only the status and the draws (R7, R17). Each page load reads a cache entry at most once; a second request goes to
 * the gateway, and a reload reads no entries.
 */
import { readCache, type Storage, writeCache } from 'lobbykit';
import { preloadedResponses, responseKey } from './preloaded-responses.ts';

const MINUTE_MS = 60_000;

/** Cache lifetime in ms, by path. The kit validates a cached response like one from the gateway (R13). */
export const TTLS: Readonly<Record<string, number>> = {
  '/wps/system/settings/consolidated': 5 * MINUTE_MS,
  '/wps/system/whitelabel': 5 * MINUTE_MS,
  '/wps/relay/MCSFE_getListAnnouncements': 5 * MINUTE_MS,
  '/wps/relay/GLS2_lobbyNews': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_getVendors': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_getVassGameType': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_hotGamesV2': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_gameList': 5 * MINUTE_MS,
  // Home uses only the order of the popular games, which rarely changes.
  '/lgw/games/popular': 5 * MINUTE_MS,
  // The list of winners changes every few minutes.
  '/wps/relay/GCSGAME_getRankList': MINUTE_MS,
};

export interface Copies {
  readonly storage: Storage;
  /** True if the visitor has reloaded the page, so that no cache entry is read. */
  readonly reloaded: boolean;
  /**
   * Returns the current time, ms since 1970. If the device's clock is set back, cache entries become stale.
   * @default the device's clock
   */
  readonly now?: () => number;
}

/** Returns the cache lifetime of a path, ms; undefined if its responses are not cached. */
export const ttlOf = (path: string): number | undefined => (Object.hasOwn(TTLS, path) ? TTLS[path] : undefined);

/** Returns a cached response whose lifetime has not ended; null if there is none. */
export function freshResponse({ storage, reloaded, now = Date.now }: Copies, key: string, life: number): unknown {
  const stored = reloaded ? null : readCache(storage, key);
  const age = stored ? now() - stored.at : -1;
  return stored && age >= 0 && age < life ? stored.value : null;
}

/** True if the visitor has reloaded the page and therefore expects fresh data. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

export interface ResponseCacheParts extends Copies {
  /** Schedules work that must not delay the response. */
  readonly later: (run: () => void) => void;
  readonly send?: typeof fetch;
}

/** Creates the `fetch` of the lobby, which returns cached and preloaded responses if possible. */
export function createResponseCache(parts: ResponseCacheParts): typeof fetch {
  const { storage, now = Date.now, later, send = (input, init) => fetch(input, init) } = parts;
  const requested = new Set<string>();

  const store = (key: string, value: unknown) => {
    const at = now();
    // Caches only successful responses.
    if (isSuccess(value)) later(() => writeCache(storage, key, { value, at }));
  };

  /** Returns the preloaded response; null if there is none or its request failed. */
  const takePreloaded = async (key: string): Promise<unknown> => {
    const value = await preloadedResponses().get(key);
    if (!isSuccess(value)) return null;
    store(key, value);
    return value;
  };

  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const life = ttlOf(pathname);
    // A response to a request with a token may contain data of the member, so it is not cached.
    if (life === undefined || request.headers.has('Authorization')) return send(request);

    const body = request.method === 'GET' ? '' : await request.clone().text();
    const key = responseKey(pathname + search, request.headers.get('Accept-Language') ?? '', body);
    const isFirst = !requested.has(key);
    requested.add(key);
    const known = isFirst ? (freshResponse(parts, key, life) ?? (await takePreloaded(key))) : null;
    // The cached response has no `Date` header, because it must not set the server time.
    if (known !== null) return Response.json(known);
    const response = await send(request);
    if (response.ok)
      void response
        .clone()
        .json()
        .then(
          value => store(key, value),
          () => {},
        );
    return response;
  };
}

const isSuccess = (value: unknown): boolean => Object(value).success === true;
