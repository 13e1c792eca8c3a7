/**
 * Lottery menu with absolute deadlines: one feed for all boards (R2). This file contains the code for the first paint,
 * the cached copy and the first request; polling is in `polling.lazy.ts`.
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

/** Fetches the menu once. */
export type FetchMenu = (
  query: Payload<typeof gameMenu>['query'],
  call: ClientCallOptions,
) => Promise<ResponseOf<typeof gameMenu>>;

export interface LotteryFeedContext {
  readonly env: Env;
  readonly clock: LobbyClock;
  readonly fetchMenu: FetchMenu;
  readonly storage: Storage;
  /** Prefix of the cache key, identifies the owner of the menu. */
  readonly cacheId: string;
  readonly prizeMode: ResolvedConfig['prizeMode'];
  readonly $language: ReadableAtom<string>;
  readonly lobby: string;
  drawn(detail: LobbyEvents['draw']): void;
}

/** Unparsed menu, for new deadlines after a clock correction. */
export interface Menu extends ResponseOf<typeof gameMenu> {
  /** Server time in ms at its arrival, as far as known. */
  readonly receivedAt: number;
}

/** State and functions of the feed that the lazily loaded polling code uses. */
export interface FeedState extends LotteryFeedContext {
  readonly $feed: ReadableAtom<Resource<LotteryFeed>>;
  /** Returns the displayed menu. */
  menu(): Menu | null;
  cacheKey(): string;
  /** Returns the language of the last request; undefined before the first. */
  requestedIn(): string | undefined;
  /** Requests the menu; resolves with the error of the request, or null. */
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
  /** Shows an available response if the feed shows no data yet. The first request is still sent. */
  showInitial(response: ResponseOf<typeof gameMenu>): void;
  /** Starts with a fresh response in place of the first request, which is then not sent. */
  settle(response: ResponseOf<typeof gameMenu>): void;
  /** Requests the menu now; resolves when the response or the error is in the store. */
  refresh(): Promise<void>;
  /** Stops everything, even with listeners. */
  stop(): void;
}

/**
 * Creates a feed. `loadPolling` is called each time the feed gets its first listener, with the first request in flight.
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
      // Only the very first request has automatic retries; later requests follow the poll interval.
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
      // If the device's clock is earlier than the copy, the age of the copy is unknown: it counts as just created, so
      // that no countdown becomes longer.
      const now = clock.serverNow();
      const createdAt = typeof serverTime === 'number' ? Math.min(serverTime, now) : undefined;
      state.show(
        { value, sandbox: sandbox === true, serverTime: createdAt, receivedAt: Math.min(stored.at, now) },
        true,
      );
    },
  };

  /** Stops everything that the current listeners started; null without listeners. */
  let stop: (() => void) | null = null;
  /** The `stop` of the listeners for which the polling code is loading. */
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
          // If the polling chunk fails to load, the feed keeps its data. `refresh` loads the chunk again.
        },
      )
      .finally(() => {
        if (loadingFor === currentStop) loadingFor = null;
      });
  };

  /** The first request has a response. */
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
    // A page that was opened in the background sends the request when it becomes visible.
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
      // With a listener, the request is in flight or has a response.
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
