/** Lotteries of a lobby: one feed per prize mode, and the favorites. A page without a board does not load this file. */
import type { ReadableAtom } from 'nanostores';
import type { ClientOptions, LobbyClient } from '../../client/exchange.ts';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import type { gameMenu } from '../../protocol/lottery/calls.ts';
import type { LotteryFeed as Feed } from '../../protocol/lottery/lotteries.ts';
import type { LobbyContext } from '../context.ts';
import type { ResolvedConfig, Resource } from '../types.ts';
import { createLotteryFavorites, type LotteryFavorites } from './favorites.ts';
import { createLotteryFeed, type FetchMenu, type LotteryFeedControl } from './feed.ts';

/** Loads the menu endpoint, with its schema, at the first request. */
export const menuEndpoint = async () => (await import('../../protocol/lottery/calls.ts')).gameMenu;

type PrizeMode = ResolvedConfig['prizeMode'];

/** Dependencies on the lobby. */
export interface LotteryContext extends LobbyContext {
  readonly client: LobbyClient;
  /** Options of the client. */
  readonly calls: ClientOptions;
  /** Identifies the owner of data for locks and caches. */
  readonly place: string;
}

export interface LobbyLottery {
  readonly favorites: LotteryFavorites;
  /** Returns the menu of a prize mode; all callers share one feed and one poller. */
  of(prizeMode: PrizeMode): ReadableAtom<Resource<Feed>>;
  /**
   * Shows an available response until the response to a request arrives.
   * @param receivedAt monotonic ms of a new response to the feed's own request, which is not repeated
   */
  showInitial(response: ResponseOf<typeof gameMenu>, prizeMode: PrizeMode, receivedAt?: number): void;
  /** Requests the menu now; resolves when the response or the error is in the store. */
  refresh(prizeMode: PrizeMode): Promise<void>;
  /** Requests all menus with listeners after the connection is restored. */
  wake(): void;
  /** Stops everything, even with listeners. */
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
      // A response shared by many visitors is slightly old: it provides an approximate time until a response of this
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
