/** Prerendered content of the lottery board. */
import { menuEndpoint } from '../../lobby/lottery/lottery.ts';
import { needsSession } from '../../protocol/lottery/board.ts';
import { createLotteryBoard } from '../../widgets/lottery-board/model.ts';
import { firstView } from '../../widgets/lottery-board/prerender.tsx';
import type { Props } from '../../widgets/lottery-board/props.ts';
import { whenLoaded } from '../when-loaded.ts';
import type { PrerenderReader } from './reader.ts';

/** The params have been validated by the attribute table. */
export const readLottery: PrerenderReader = async (lobby, params, timeout) => {
  const board: Props = params;
  const { layout, tab = 'all', prizeMode = lobby.config.prizeMode } = board;
  // The week is computed by a separate chunk, and only the browser has the member's favorites.
  if (layout === 'full' || layout === 'schedule' || needsSession(tab)) return null;
  const query = { prizeMode, device: 'MOBILE', language: lobby.$language.get() } as const;
  const response = await lobby.call(menuEndpoint, { query }, { timeout, retry: false });
  lobby.startLottery(response, prizeMode, performance.now());
  const model = createLotteryBoard(lobby, board);
  const { value, serverTime, refresh, sandbox } = response;
  const data = { success: true, value, serverTime, refresh, sandbox };
  // Its clock is an estimate in the browser as well, until a response of its own sets it.
  return whenLoaded(
    model.$state,
    timeout,
    state => state && { view: firstView(lobby, board, model, state, false), data },
  );
};
