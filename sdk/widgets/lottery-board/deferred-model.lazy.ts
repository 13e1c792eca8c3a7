/**
 * Lists that are not part of the lottery feed: recently played lotteries of the member (API-33), and popular lotteries
 * (EP-17). This chunk loads when a tab needs one of them.
 */

import type { Lobby, ResolvedConfig } from '../../lobby/types.ts';
import { gameMenuRecent, popularGames } from '../../protocol/lottery/calls.ts';
import { parseLotteries } from '../../protocol/lottery/parse-lotteries.ts';

/** API-33: recent lotteries per request. */
const RECENT_LOTTERY_COUNT = 100;

/**
 * Fetches the ids of the lotteries in the order of the response: last played first, or most played first. Rejects with
 * the CallError of the call.
 */
export async function fetchIds(
  lobby: Lobby,
  prizeMode: ResolvedConfig['prizeMode'],
  tab: 'recent' | 'hot',
): Promise<readonly string[]> {
  const query = { device: 'MOBILE', prizeMode, language: lobby.$language.get() } as const;
  const { value } =
    tab === 'recent'
      ? await lobby.call(gameMenuRecent, { query: { ...query, recentCount: RECENT_LOTTERY_COUNT } })
      : await lobby.call(popularGames, { query });
  return parseLotteries(value, { receivedAt: lobby.clock.serverNow() }).map(({ id }) => id);
}
