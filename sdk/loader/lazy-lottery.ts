/**
 * Lotteries of a lobby on a page without a lottery board. Their code is part of the board's file, which loads when
 * lotteries are first used.
 */

import type { LobbyLottery, LotteryContext } from '../lobby/lottery/lottery.ts';
import { lazyActions, lazyCode } from '../lobby/resource/lazy-actions.ts';
import { lotteryCode } from './lottery-code.ts';

/** Creates the lotteries of a lobby. `load` loads the board's file, which registers the code of lotteries. */
export function createLazyLottery(context: LotteryContext, load: () => Promise<void>): LobbyLottery {
  let lottery: LobbyLottery | undefined;
  const {
    load: loadLottery,
    resource,
    store,
  } = lazyCode(async () => {
    await load();
    lottery = lotteryCode()(context);
    return lottery;
  });
  return {
    favorites: {
      $ids: store<readonly string[]>([], ({ favorites }) => favorites.$ids),
      ...lazyActions(async () => (await loadLottery()).favorites, ['toggle']),
    },
    of: prizeMode => resource(lottery => lottery.of(prizeMode)),
    ...lazyActions(loadLottery, ['showInitial', 'refresh']),
    wake: () => lottery?.wake(),
    stop: () => lottery?.stop(),
  };
}
