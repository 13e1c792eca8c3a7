/**
 * Lottery menu with absolute deadlines: one feed for all boards (R2). This file contains the code for the first paint
 * (cached copy, first request), and `polling.lazy.ts` the polling.
 */
import { onMount, type ReadableAtom } from 'nanostores';
import type { ClientCallOptions } from '../../client/exchange.ts';
import type { Env } from '../../dom/env.ts';
import type { Payload, ResponseOf } from '../../protocol/endpoint.ts';
import type { gameMenu } from '../../protocol/lottery/calls.ts';
import type { LotteryFeed } from '../../protocol/lottery/lotteries.ts';
import { isMenu, parseMenu } from '../../protocol/lottery/parse-lotteries.ts';
import type { LobbyClock } from '../clock/clock.ts';
import type { LobbyEvents } from '../events.ts';
import { readCache } from '../resource/cache.ts';
import { createResource } from '../resource/resource.ts';
import type { Storage } from '../storage/storage.ts';
import type { CallError, ResolvedConfig, Resource } from '../types.ts';

/** Function that fetches the menu once. */
export type FetchMenu = (
  query: Payload<typeof gameMenu>['query'],
  call: ClientCallOptions,
) => Promise<ResponseOf<typeof gameMenu>>;

export interface LotteryFeedContext {
  readonly env: Env;
  readonly clock: LobbyClock;
  readonly fetchMenu: FetchMenu;
  readonly storage: Storage;
  /** Prefix of the cache key; identifies the gateway and merchant of the menu. */
  readonly cacheId: string;
  readonly prizeMode: ResolvedConfig['prizeMode'];
  readonly $language: ReadableAtom<string>;
  readonly lobby: string;
  drawn(detail: LobbyEvents['draw']): void;
}

/** Menu as received, from which the deadlines are computed again after a clock correction. */
export interface Menu extends ResponseOf<typeof gameMenu> {
  /** Estimated server time at which the response arrived, ms since 1970. */
  readonly receivedAt: number;
}

/** State and functions of the feed that the separately loaded polling code uses. */
export interface FeedState extends LotteryFeedContext {
  readonly $feed: ReadableAtom<Resource<LotteryFeed>>;
  /** Returns the displayed menu; null before the first one. */
  menu(): Menu | null;
  cacheKey(): string;
  /** Returns the language of the last request; undefined before the first request. */
  requestedIn(): string | undefined;
  /** Fetches the menu; resolves with null or the error of the request. */
  request(signal?: AbortSignal): Promise<CallError | null>;
  show(menu: Menu, stale: boolean): void;
  showCached(): void;
}

export interface Polling {
  refresh(): Promise<void>;
  stop(): void;
}

export interface LotteryFeedControl {
  readonly $feed: ReadableAtom<Resource<LotteryFeed>>;
  /** Shows a response that is already available, unless the feed shows data. The first request is still sent. */
  showInitial(response: ResponseOf<typeof gameMenu>): void;
  /** Shows a fresh response and skips the first request, which the response replaces. */
  settle(response: ResponseOf<typeof gameMenu>): void;
  /** Fetches the menu now; resolves when the menu or the error is in the store. */
  refresh(): Promise<void>;
  /** Stops polling, even if the feed has listeners. */
  stop(): void;
}

/**
 * Creates a feed. `loadPolling` is called each time the feed gets its first listener, when the first request has been
 * sent.
 */
export function createLotteryFeed(
  context: LotteryFeedContext,
  loadPolling: (state: FeedState, first: Promise<CallError | null>) => Promise<Polling>,
): LotteryFeedControl {
  const { clock, prizeMode } = context;
  const resource = createResource<LotteryFeed>(context.env);
  const { $state: $feed } = resource;
  let menu: Menu | null = null;
  let requestedIn: string | undefined;
  let polling: Polling | null = null;

  const state: FeedState = {
    ...context,
    $feed,
    menu: () => menu,
    cacheKey: () => `${context.cacheId}.${prizeMode}.${context.$language.value}`,
    requestedIn: () => requestedIn,
    request(signal) {
      const language = context.$language.value;
      requestedIn = language;
      const query = { prizeMode, device: 'MOBILE', language } as const;
      // Only the first request is retried automatically; later requests follow the poll interval.
      const retry = $feed.value?.data === undefined && !$feed.value?.error;
      return resource.request(async () => {
        const response = await context.fetchMenu(query, { signal, retry });
        menu = { ...response, receivedAt: clock.serverNow() };
        return parseMenu(menu);
      });
    },
    show(next, stale) {
      menu = next;
      resource.show(parseMenu(next), stale);
    },
    showCached() {
      const stored = readCache(context.storage, state.cacheKey());
      const { menu: value, sandbox, serverTime } = Object(stored?.value);
      if (!stored || !isMenu(value)) return;
      // If the device's clock is earlier than the creation time of the cached copy, the copy's age is unknown. The copy
      // then counts as just created, so that no countdown becomes longer.
      const now = clock.serverNow();
      const createdAt = typeof serverTime === 'number' ? Math.min(serverTime, now) : undefined;
      state.show(
        { value, sandbox: sandbox === true, serverTime: createdAt, receivedAt: Math.min(stored.at, now) },
        true,
      );
    },
  };

  /** Stops the polling that the current listeners started; null while the feed has no listeners. */
  let stop: (() => void) | null = null;
  /**
   * Value of `stop` when the polling code started to load. If `stop` has another value after loading, those listeners
   * are gone.
   */
  let loadingFor: (() => void) | null = null;

  const startPolling = (first: Promise<CallError | null>) => {
    const currentStop = stop;
    if (loadingFor === currentStop) return;
    loadingFor = currentStop;
    loadPolling(state, first)
      .then(
        started => {
          if (stop === currentStop) polling = started;
          else started.stop();
        },
        () => {
          // If the polling chunk fails to load, the feed keeps its data, and `refresh` loads the chunk again.
        },
      )
      .finally(() => {
        if (loadingFor === currentStop) loadingFor = null;
      });
  };

  /** True if `settle` provided the response to the first request. */
  let hasResponse = false;

  onMount($feed, () => {
    const abort = new AbortController();
    stop = () => {
      stop = null;
      abort.abort();
      polling?.stop();
      polling = null;
      resource.cancel();
    };
    if ($feed.value?.data === undefined) state.showCached();
    // If the page was opened in the background, the request is sent when the page becomes visible.
    startPolling(hasResponse || context.env.hidden() ? Promise.resolve(null) : state.request(abort.signal));
    hasResponse = false;
    return () => stop?.();
  });

  const startWith = (response: ResponseOf<typeof gameMenu>) => {
    if ($feed.value?.data) return;
    state.show({ ...response, receivedAt: response.serverTime ?? clock.serverNow() }, false);
  };

  return {
    $feed,
    showInitial: startWith,
    settle(response) {
      // If the feed has listeners, its own request is in flight or has received a response.
      if (stop) return;
      startWith(response);
      requestedIn = context.$language.value;
      hasResponse = true;
    },
    async refresh() {
      if (polling) return polling.refresh();
      const pending = state.request();
      if (stop) startPolling(pending);
      await pending;
    },
    stop: () => stop?.(),
  };
}
