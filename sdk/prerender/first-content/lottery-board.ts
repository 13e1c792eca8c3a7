/** The first content of the lottery board. */
import { menuEndpoint } from '../../lobby/lottery/lottery.ts';
import { needsSession } from '../../protocol/lottery/board.ts';
import { createLotteryBoard } from '../../widgets/lottery-board/model.ts';
import { firstView } from '../../widgets/lottery-board/prerender.tsx';
import type { Props } from '../../widgets/lottery-board/props.ts';
import { whenLoaded } from '../when-loaded.ts';
import type { PrerenderReader } from './reader.ts';

/** The attribute table admits nothing that the model does not. */
export const readLottery: PrerenderReader = async (lobby, params, timeout) => {
  const board: Props = params;
  const { layout, tab = 'all', prizeMode = lobby.config.prizeMode } = board;
  // The week is computed by a chunk that loads by itself, and only the browser knows the member's favorites.
  if (layout === 'full' || layout === 'schedule' || needsSession(tab)) return null;
  const query = { prizeMode, device: 'MOBILE', language: lobby.$language.get() } as const;
  const answer = await lobby.call(menuEndpoint, { query }, { timeout, retry: false });
  lobby.startLottery(answer, prizeMode, performance.now());
  const model = createLotteryBoard(lobby, board);
  const { value, serverTime, refresh, sandbox } = answer;
  const data = { success: true, value, serverTime, refresh, sandbox };
  // Its clock is a guess in the browser too, until an answer of its own sets it.
  return whenLoaded(
    model.$state,
    timeout,
    state => state && { view: firstView(lobby, board, model, state, false), data },
  );
};
