/** The lottery of a lobby on a page without a board: its code is the board's, and comes when draws are looked at. */
import { lateRoom } from '../core/late-room.ts';
import type { LobbyLottery, LotteryParts } from '../core/lottery.ts';
import { lotteryCode } from './lottery-code.ts';

/** `load`: brings the board's file, which gives its code. */
export function createLateLottery(parts: LotteryParts, load: () => Promise<void>): LobbyLottery {
  let made: LobbyLottery | undefined;
  const { enter, resource, store } = lateRoom(async () => {
    await load();
    made = lotteryCode()(parts);
    return made;
  });
  return {
    favourites: {
      $ids: store<readonly string[]>([], ({ favourites }) => favourites.$ids),
      toggle: async (user, id) => (await enter()).favourites.toggle(user, id),
    },
    of: prizeMode => resource(lottery => lottery.of(prizeMode)),
    begin: async (answer, prizeMode) => (await enter()).begin(answer, prizeMode),
    refresh: async prizeMode => (await enter()).refresh(prizeMode),
    wake: () => made?.wake(),
    stop: () => made?.stop(),
  };
}
