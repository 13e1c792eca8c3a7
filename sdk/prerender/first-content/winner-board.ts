/** Prerendered content of the winner board. */
import { fetchWins, winnerTexts, winsOf } from '../../lobby/winners/wins.ts';
import { WINNER_COUNT } from '../../protocol/constants.ts';
import { createWinnerBoard } from '../../widgets/winner-board/model.ts';
import { firstView } from '../../widgets/winner-board/prerender.tsx';
import type { Props } from '../../widgets/winner-board/props.ts';
import { whenLoaded } from '../when-loaded.ts';
import type { PrerenderReader } from './reader.ts';

/** The params have been validated by the attribute table. */
export const readWinners: PrerenderReader = async (lobby, params, timeout) => {
  const board: Props = params;
  const { category = 'ALL', limit = WINNER_COUNT } = board;
  const [response] = await Promise.all([
    fetchWins(lobby, category, limit, { timeout, retry: false }),
    winnerTexts(lobby),
  ]);
  // A member sees the currency of their wallet, and only the browser has the session.
  if (!response.value.currencySymbol) return null;
  winsOf(lobby, category, limit).settle(response);
  const model = createWinnerBoard(lobby, board);
  const { value, serverTime, sandbox } = response;
  const data = { success: true, value, serverTime, sandbox };
  return whenLoaded(model.$state, timeout, state => state && { view: firstView(lobby, board, model, state), data });
};
