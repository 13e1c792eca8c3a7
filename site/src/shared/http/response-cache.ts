/**
 * Persists shared responses that rarely change, so that home renders from the cache and requests only the status and
 * the draws (R7, R17). A page reads each entry once, and a second request for it goes to the gateway; a reload reads no
 * entry.
 */
import { readCache, type Storage, writeCache } from 'lobbykit';
import { preloadedResponses, responseKey } from './preloaded-responses.ts';

const MINUTE_MS = 60_000;

/** Cache lifetime in ms, by path. The kit validates a cached response like a response of the gateway (R13). */
export const TTLS: Readonly<Record<string, number>> = {
  '/wps/system/settings/consolidated': 5 * MINUTE_MS,
  '/wps/system/whitelabel': 5 * MINUTE_MS,
  '/wps/relay/MCSFE_getListAnnouncements': 5 * MINUTE_MS,
  '/wps/relay/GLS2_lobbyNews': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_getVendors': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_getVassGameType': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_hotGamesV2': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_gameList': 5 * MINUTE_MS,
  // The page uses the order of the games only, not the draw data.
  '/lgw/games/popular': 5 * MINUTE_MS,
  // New wins arrive every few minutes.
  '/wps/relay/GCSGAME_getRankList': MINUTE_MS,
};

export interface Copies {
  readonly storage: Storage;
  /** True if the page was reloaded. */
  readonly reloaded: boolean;
  /**
   * Returns the time in ms since 1970. A clock that was set back makes an entry stale, never fresh.
   * @default the device's clock
   */
  readonly now?: () => number;
}

/** Cache lifetime of a path in ms; undefined if its responses are not cached. */
export const ttlOf = (path: string): number | undefined => (Object.hasOwn(TTLS, path) ? TTLS[path] : undefined);

/** Cached response within its lifetime; null if there is none. */
export function freshResponse({ storage, reloaded, now = Date.now }: Copies, key: string, life: number): unknown {
  const stored = reloaded ? null : readCache(storage, key);
  const age = stored ? now() - stored.at : -1;
  return stored && age >= 0 && age < life ? stored.value : null;
}

/** True if the visitor reloaded this page and therefore expects fresh data. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

export interface ResponseCacheParts extends Copies {
  /** Schedules work that does not block the response. */
  readonly later: (run: () => void) => void;
  readonly send?: typeof fetch;
}

/** Creates a `fetch` for the lobby that returns cached and preloaded responses where allowed. */
export function createResponseCache(parts: ResponseCacheParts): typeof fetch {
  const { storage, now = Date.now, later, send = (input, init) => fetch(input, init) } = parts;
  const requested = new Set<string>();

  const store = (key: string, value: unknown) => {
    const at = now();
    // Error responses are not cached.
    if (isSuccess(value)) later(() => writeCache(storage, key, { value, at }));
  };

  /** Preloaded response of the page; null if that request failed. */
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
    // With a token, the response may contain the member's data.
    if (life === undefined || request.headers.has('Authorization')) return send(request);

    const body = request.method === 'GET' ? '' : await request.clone().text();
    const key = responseKey(pathname + search, request.headers.get('Accept-Language') ?? '', body);
    const isFirst = !requested.has(key);
    requested.add(key);
    const known = isFirst ? (freshResponse(parts, key, life) ?? (await takePreloaded(key))) : null;
    // Omits `Date` and `no-store`: a cached response must not set the server time.
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
