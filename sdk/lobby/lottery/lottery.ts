/**
 * Lotteries of a lobby: one feed per prize mode, and the favorites. Pages without a lottery board do not load this
 * file.
 */
import type { ReadableAtom } from 'nanostores';
import type { ClientOptions, LobbyClient } from '../../client/exchange.ts';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import type { gameMenu } from '../../protocol/lottery/calls.ts';
import type { LotteryFeed as Feed } from '../../protocol/lottery/lotteries.ts';
import type { LobbyContext } from '../context.ts';
import type { ResolvedConfig, Resource } from '../types.ts';
import { createLotteryFavorites, type LotteryFavorites } from './favorites.ts';
import { createLotteryFeed, type FetchMenu, type LotteryFeedControl } from './feed.ts';

/** Loads the menu endpoint and its schema at the first request. */
export const menuEndpoint = async () => (await import('../../protocol/lottery/calls.ts')).gameMenu;

type PrizeMode = ResolvedConfig['prizeMode'];

/** Parts of the lobby that the lotteries use. */
export interface LotteryContext extends LobbyContext {
  readonly client: LobbyClient;
  /** Options of the client that makes the lobby's calls. */
  readonly calls: ClientOptions;
  /** Identifies gateway and merchant in the names of locks and caches. */
  readonly place: string;
}

export interface LobbyLottery {
  readonly favorites: LotteryFavorites;
  /** Returns the menu of a prize mode. All callers share one feed and its polling. */
  of(prizeMode: PrizeMode): ReadableAtom<Resource<Feed>>;
  /**
   * Shows a response that is already available until a request of the feed receives its response.
   * @param receivedAt set if the response is new: time of its arrival, monotonic ms; the feed then skips its first
   * request
   */
  showInitial(response: ResponseOf<typeof gameMenu>, prizeMode: PrizeMode, receivedAt?: number): void;
  /** Fetches the menu now; resolves when the menu or the error is in the store. */
  refresh(prizeMode: PrizeMode): Promise<void>;
  /** Fetches the menus that have listeners, after the connection is restored. */
  wake(): void;
  /** Stops all feeds, even those with listeners. */
  stop(): void;
}

export function createLottery(context: LotteryContext): LobbyLottery {
  const { calls, place, env, clock, storage, client, bus, session, tabs, $language } = context;
  const fetchMenu: FetchMenu = (query, call) => client.call(menuEndpoint, { query }, call);

  const feeds = new Map<PrizeMode, LotteryFeedControl>();
  const feedOf = (prizeMode: PrizeMode): LotteryFeedControl => {
    const feed =
      feeds.get(prizeMode) ??
      createLotteryFeed(
        {
          env,
          clock,
          storage,
          prizeMode,
          fetchMenu,
          cacheId: `menu.${place}`,
          $language,
          lobby: context.config.name,
          drawn: detail => bus.fact('draw', detail),
        },
        async (state, first) => (await import('./polling.lazy.ts')).startPolling(state, first),
      );
    feeds.set(prizeMode, feed);
    return feed;
  };

  return {
    favorites: createLotteryFavorites(`lobbykit:LOTTFAV:${place}`, session.$session, storage, tabs),
    of: prizeMode => feedOf(prizeMode).$feed,
    showInitial(response, prizeMode, receivedAt) {
      const feed = feedOf(prizeMode);
      if (receivedAt === undefined) return feed.showInitial(response);
      // A response that many visitors share is slightly old, so its time is only an estimate until a response to this
      // lobby sets the clock.
      calls.onResponse({ sentAt: receivedAt, receivedAt, serverTime: response.serverTime, noStore: false });
      feed.settle(response);
    },
    refresh: prizeMode => feedOf(prizeMode).refresh(),
    wake() {
      for (const feed of feeds.values()) if (feed.$feed.lc > 0) void feed.refresh();
    },
    stop() {
      for (const feed of feeds.values()) feed.stop();
    },
  };
}
