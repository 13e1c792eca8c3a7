/** Lotteries of a lobby on a page without a board: the code is part of the board's file and loads at the first use. */

import type { LobbyLottery, LotteryContext } from '../lobby/lottery/lottery.ts';
import { lazyActions, lazyCode } from '../lobby/resource/lazy-actions.ts';
import { lotteryCode } from './lottery-code.ts';

/** Creates a lazy lottery. `load` loads the board's file, which registers its code. */
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
