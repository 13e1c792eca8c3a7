/**
 * The menu of lotteries with absolute deadlines: one feed however many boards show it (R2). This file has what the first numbers
 * need, the kept copy and the first question; the code that keeps the feed fresh is `upkeep.lazy.ts`.
 */
import { onMount, type ReadableAtom } from 'nanostores';
import type { ClientCallOptions } from '../../client/exchange.ts';
import type { Env } from '../../dom/env.ts';
import type { Payload, ResponseOf } from '../../protocol/endpoint.ts';
import type { gameMenu } from '../../protocol/lottery/calls.ts';
import type { LotteryFeed } from '../../protocol/lottery/lotteries.ts';
import { isMenu, parseFeed } from '../../protocol/lottery/parse-lotteries.ts';
import type { LobbyClock } from '../clock/clock.ts';
import type { LobbyEvents } from '../events.ts';
import { readCache } from '../resource/cache.ts';
import { createResource, type Found } from '../resource/resource.ts';
import type { Storage } from '../storage/storage.ts';
import type { CallError, ResolvedConfig, Resource } from '../types.ts';

/** Asks for the menu once. */
export type FetchMenu = (
  query: Payload<typeof gameMenu>['query'],
  call: ClientCallOptions,
) => Promise<ResponseOf<typeof gameMenu>>;

export interface LotteryFeedContext {
  readonly env: Env;
  readonly clock: LobbyClock;
  readonly fetchMenu: FetchMenu;
  readonly storage: Storage;
  /** Start of the cache key: says whose menu it is. */
  readonly cacheId: string;
  readonly prizeMode: ResolvedConfig['prizeMode'];
  readonly $language: ReadableAtom<string>;
  readonly lobby: string;
  drawn(detail: LobbyEvents['draw']): void;
}

/** A menu as it came, so that its deadlines can be worked out again when the clock is corrected. */
export interface Menu extends ResponseOf<typeof gameMenu> {
  /** Server time in ms, as far as it was known. */
  readonly receivedAt: number;
}

/** State of the feed that the upkeep reads and changes. */
export interface FeedState extends LotteryFeedContext {
  readonly $feed: ReadableAtom<Resource<LotteryFeed>>;
  /** The menu that is shown. */
  menu(): Menu | null;
  cacheKey(): string;
  /** The language of the last question; undefined before the first. */
  requestedIn(): string | undefined;
  /** Asks; resolves with the error the question ended with, or null. */
  ask(signal?: AbortSignal): Promise<CallError | null>;
  show(menu: Menu, stale: boolean): void;
  showKept(): void;
}

export interface Polling {
  refresh(): Promise<void>;
  stop(): void;
}

export interface LotteryFeedControl {
  readonly $feed: ReadableAtom<Resource<LotteryFeed>>;
  /** Shows an answer that the page has already, unless there is one: the first question is asked all the same. */
  begin(answer: ResponseOf<typeof gameMenu>): void;
  /** Begins with an answer to the feed's own question that has just come, so that it is not asked once more. */
  settle(answer: ResponseOf<typeof gameMenu>): void;
  /** Asks now; resolves when the answer or the error is in the store. */
  refresh(): Promise<void>;
  /** Ends everything, listeners or not. */
  stop(): void;
}

/** `loadPolling` is called each time the feed gets its first listener, with the first question already on its way. */
export function createLotteryFeed(
  context: LotteryFeedContext,
  loadPolling: (state: FeedState, first: Promise<CallError | null>) => Promise<Polling>,
): LotteryFeedControl {
  const { clock, prizeMode } = context;
  const resource = createResource<LotteryFeed>(context.env);
  const { $state: $feed } = resource;
  let menu: Menu | null = null;
  let requestedIn: string | undefined;
  let upkeep: Polling | null = null;

  const found = (from: Menu): Found<LotteryFeed> => ({
    data: parseFeed(from.value, from),
    at: from.serverTime ?? from.receivedAt,
  });

  const state: FeedState = {
    ...context,
    $feed,
    menu: () => menu,
    cacheKey: () => `${context.cacheId}.${prizeMode}.${context.$language.value}`,
    requestedIn: () => requestedIn,
    ask(signal) {
      const language = context.$language.value;
      requestedIn = language;
      const query = { prizeMode, device: 'MOBILE', language } as const;
      // Only the first question of all retries by itself; afterwards the upkeep has its own rhythm.
      const retry = $feed.value?.data === undefined && !$feed.value?.error;
      return resource.ask(async () => {
        const answer = await context.fetchMenu(query, { signal, retry });
        menu = { ...answer, receivedAt: clock.serverNow() };
        return found(menu);
      });
    },
    show(next, stale) {
      menu = next;
      resource.show(found(next), stale);
    },
    showKept() {
      const stored = readCache(context.storage, state.cacheKey());
      const { menu: value, sandbox, serverTime } = Object(stored?.value);
      if (!stored || !isMenu(value)) return;
      // A device whose clock stands before the copy was made says nothing of its age: it counts as just made then, so that
      // no countdown shows more than it did.
      const now = clock.serverNow();
      const madeAt = typeof serverTime === 'number' ? Math.min(serverTime, now) : undefined;
      state.show({ value, sandbox: sandbox === true, serverTime: madeAt, receivedAt: Math.min(stored.at, now) }, true);
    },
  };

  /** Ends what the present listeners started; null while there is none. */
  let stop: (() => void) | null = null;
  /** The `stop` of the listeners for whom the upkeep is being loaded. */
  let loadingFor: (() => void) | null = null;

  const begin = (first: Promise<CallError | null>) => {
    const mine = stop;
    if (loadingFor === mine) return;
    loadingFor = mine;
    loadPolling(state, first)
      .then(
        made => {
          if (stop === mine) upkeep = made;
          else made.stop();
        },
        () => {
          // Without its chunk the feed shows what it has; `refresh` tries again.
        },
      )
      .finally(() => {
        if (loadingFor === mine) loadingFor = null;
      });
  };

  /** The first question has its answer. */
  let answered = false;

  onMount($feed, () => {
    const abort = new AbortController();
    stop = () => {
      stop = null;
      abort.abort();
      upkeep?.stop();
      upkeep = null;
      resource.leave();
    };
    if ($feed.value?.data === undefined) state.showKept();
    // A page that is loaded in the background asks when it is looked at.
    begin(answered || context.env.hidden() ? Promise.resolve(null) : state.ask(abort.signal));
    answered = false;
    return () => stop?.();
  });

  const startWith = (answer: ResponseOf<typeof gameMenu>) => {
    if ($feed.value?.data) return;
    state.show({ ...answer, receivedAt: answer.serverTime ?? clock.serverNow() }, false);
  };

  return {
    $feed,
    begin: startWith,
    settle(answer) {
      // A listener is there already: the question is under way, or has its answer.
      if (stop) return;
      startWith(answer);
      requestedIn = context.$language.value;
      answered = true;
    },
    async refresh() {
      if (upkeep) return upkeep.refresh();
      const asked = state.ask();
      if (stop) begin(asked);
      await asked;
    },
    stop: () => stop?.(),
  };
}
