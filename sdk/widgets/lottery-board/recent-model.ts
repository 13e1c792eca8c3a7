/** The lotteries a member played last (API-33). Loaded when somebody looks at them. */
import { RECENT_LOTTERY_COUNT } from '../../domain/limits.ts';
import { readLotteries } from '../../domain/read-lottery.ts';
import type { Lobby, ResolvedConfig } from '../../types.ts';
import { gameMenuRecent } from '../../wire/lottery.ts';

/** Their ids, most recent first. Rejects with the CallError of the call. */
export async function askRecent(lobby: Lobby, prizeMode: ResolvedConfig['prizeMode']): Promise<readonly string[]> {
  const { value } = await lobby.call(gameMenuRecent, {
    query: {
      device: 'MOBILE',
      recentCount: RECENT_LOTTERY_COUNT,
      prizeMode,
      language: lobby.$language.get(),
    },
  });
  return readLotteries(value, { receivedAt: lobby.clock.serverNow() }).map(({ id }) => id);
}
