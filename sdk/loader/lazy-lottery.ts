/** The lottery of a lobby on a page without a board: its code is the board's, and comes when draws are looked at. */

import type { LobbyLottery, LotteryContext } from '../lobby/lottery/lottery.ts';
import { lazyActions, lazyCode } from '../lobby/resource/lazy-actions.ts';
import { lotteryCode } from './lottery-code.ts';

/** `load`: brings the board's file, which gives its code. */
export function createLazyLottery(context: LotteryContext, load: () => Promise<void>): LobbyLottery {
  let made: LobbyLottery | undefined;
  const {
    load: loadLottery,
    resource,
    store,
  } = lazyCode(async () => {
    await load();
    made = lotteryCode()(context);
    return made;
  });
  return {
    favorites: {
      $ids: store<readonly string[]>([], ({ favorites }) => favorites.$ids),
      ...lazyActions(async () => (await loadLottery()).favorites, ['toggle']),
    },
    of: prizeMode => resource(lottery => lottery.of(prizeMode)),
    ...lazyActions(loadLottery, ['begin', 'refresh']),
    wake: () => made?.wake(),
    stop: () => made?.stop(),
  };
}
