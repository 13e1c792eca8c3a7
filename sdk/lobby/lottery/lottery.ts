/** The lottery of a lobby: one feed for each prize mode, and the favorites. A page without a board never loads this file. */
import type { ReadableAtom } from 'nanostores';
import type { ClientOptions, LobbyClient } from '../../client/exchange.ts';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import type { gameMenu } from '../../protocol/lottery/calls.ts';
import type { LotteryFeed as Feed } from '../../protocol/lottery/lotteries.ts';
import type { LobbyContext } from '../context.ts';
import type { ResolvedConfig, Resource } from '../types.ts';
import { createLotteryFavorites, type LotteryFavorites } from './favorites.ts';
import { createLotteryFeed, type FetchMenu, type LotteryFeedControl } from './feed.ts';

/** The menu, whose schema comes with the first question. */
export const menuEndpoint = async () => (await import('../../protocol/lottery/calls.ts')).gameMenu;

type PrizeMode = ResolvedConfig['prizeMode'];

/** Things of the lobby that its lottery uses. */
export interface LotteryContext extends LobbyContext {
  readonly client: LobbyClient;
  /** How the client calls. */
  readonly calls: ClientOptions;
  /** Names whose data it is, for locks and caches. */
  readonly place: string;
}

export interface LobbyLottery {
  readonly favorites: LotteryFavorites;
  /** The menu of a prize mode; one feed and one poller, however many ask. */
  of(prizeMode: PrizeMode): ReadableAtom<Resource<Feed>>;
  /**
   * Shows an answer that the page has already, until one comes that was asked for.
   * @param cameAt monotonic ms, of an answer to the feed's own question that has just come: it is not asked once more
   */
  begin(answer: ResponseOf<typeof gameMenu>, prizeMode: PrizeMode, cameAt?: number): void;
  /** Asks now; resolves when the answer or the error is in the store. */
  refresh(prizeMode: PrizeMode): Promise<void>;
  /** Asks for every menu that somebody looks at: the gateway can be reached again. */
  wake(): void;
  /** Ends everything, listeners or not. */
  stop(): void;
}

export function createLottery(context: LotteryContext): LobbyLottery {
  const { calls, place, env, clock, storage, client, bus, session, tabs, $language } = context;
  const fetchMenu: FetchMenu = (query, call) => client.call(menuEndpoint, { query }, call);

  const feeds = new Map<PrizeMode, LotteryFeedControl>();
  const feedOf = (prizeMode: PrizeMode): LotteryFeedControl => {
    const made =
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
    feeds.set(prizeMode, made);
    return made;
  };

  return {
    favorites: createLotteryFavorites(`lobbykit:LOTTFAV:${place}`, session.$session, storage, tabs),
    of: prizeMode => feedOf(prizeMode).$feed,
    begin(answer, prizeMode, cameAt) {
      const feed = feedOf(prizeMode);
      if (cameAt === undefined) return feed.begin(answer);
      // An answer shared by many visitors is some moments old: it tells the time roughly, until an answer of this lobby's own
      // sets the clock.
      calls.onResponse({ sentAt: cameAt, receivedAt: cameAt, serverTime: answer.serverTime, noStore: false });
      feed.settle(answer);
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
