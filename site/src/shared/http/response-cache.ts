/**
 * Answers that are the same for everybody and seldom change, kept for the next visit: within their life home stands at once
 * and asks only for what is alive, the status and the draws (R7, R17). A page takes each copy once: who asks a second time
 * wants to know anew. A reload takes none.
 */
import { readCache, type Storage, writeCache } from 'lobbykit';
import { preloadedResponses, responseKey } from './preloaded-responses.ts';

const MINUTE_MS = 60_000;

/** How long a copy serves, in ms, by path. The kit checks a copy as it checks what comes from the gateway (R13). */
export const TTLS: Readonly<Record<string, number>> = {
  '/wps/system/settings/consolidated': 5 * MINUTE_MS,
  '/wps/system/whitelabel': 5 * MINUTE_MS,
  '/wps/relay/MCSFE_getListAnnouncements': 5 * MINUTE_MS,
  '/wps/relay/GLS2_lobbyNews': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_getVendors': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_getVassGameType': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_hotGamesV2': 5 * MINUTE_MS,
  '/wps/relay/GCSGAME_gameList': 5 * MINUTE_MS,
  // Only its order is read: what it says of draws is not.
  '/lgw/games/popular': 5 * MINUTE_MS,
  // Wins come every few minutes.
  '/wps/relay/GCSGAME_getRankList': MINUTE_MS,
};

export interface Copies {
  readonly storage: Storage;
  /** True for a page that was reloaded. */
  readonly reloaded: boolean;
  /** ms since 1970; default the device's clock, whose jumps make a copy old, never young. */
  readonly now?: () => number;
}

/** How long answers of this path are kept, in ms; undefined for those that are not. */
export const ttlOf = (path: string): number | undefined => (Object.hasOwn(TTLS, path) ? TTLS[path] : undefined);

/** A copy that is young enough, as the gateway gave it; null when there is none. */
export function freshResponse({ storage, reloaded, now = Date.now }: Copies, key: string, life: number): unknown {
  const stored = reloaded ? null : readCache(storage, key);
  const age = stored ? now() - stored.at : -1;
  return stored && age >= 0 && age < life ? stored.value : null;
}

/** Was this page reloaded by its visitor, who then wants everything anew? */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

export interface ResponseCacheParts extends Copies {
  /** Runs what nobody waits for. */
  readonly later: (run: () => void) => void;
  readonly send?: typeof fetch;
}

/** A `fetch` for the lobby that answers from kept copies, and from what the page asked for early, where it may. */
export function createResponseCache(parts: ResponseCacheParts): typeof fetch {
  const { storage, now = Date.now, later, send = (input, init) => fetch(input, init) } = parts;
  const asked = new Set<string>();

  const keep = (key: string, value: unknown) => {
    const at = now();
    // A refusal is an answer to this moment only.
    if (isSuccess(value)) later(() => writeCache(storage, key, { value, at }));
  };

  /** The answer that the page asked for before this code was there; null where that failed. */
  const takePreloaded = async (key: string): Promise<unknown> => {
    const value = await preloadedResponses().get(key);
    if (!isSuccess(value)) return null;
    keep(key, value);
    return value;
  };

  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const life = ttlOf(pathname);
    // With a token the answer may be the member's own.
    if (life === undefined || request.headers.has('Authorization')) return send(request);

    const body = request.method === 'GET' ? '' : await request.clone().text();
    const key = responseKey(pathname + search, request.headers.get('Accept-Language') ?? '', body);
    const isFirst = !asked.has(key);
    asked.add(key);
    const known = isFirst ? (freshResponse(parts, key, life) ?? (await takePreloaded(key))) : null;
    // Without a date and `no-store`: an old answer says nothing about the time.
    if (known !== null) return Response.json(known);
    const answer = await send(request);
    if (answer.ok)
      void answer
        .clone()
        .json()
        .then(
          value => keep(key, value),
          () => {},
        );
    return answer;
  };
}

const isSuccess = (value: unknown): boolean => Object(value).success === true;
