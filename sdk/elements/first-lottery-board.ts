/** Entry of the script tag's lottery board: shows the first numbers before its element is there. */
// Before the views, which are wrapped where they stand.
import './first-dialect.ts';
import { createLottery } from '../core/lottery.ts';
import { attributes } from '../widgets/lottery-board/attributes.ts';
import { Card, Levels } from '../widgets/lottery-board/card.tsx';
import { firstSheets } from '../widgets/lottery-board/first-sheets.ts';
import { firstView } from '../widgets/lottery-board/first-view.tsx';
import { type BoardParams, type BoardState, createLotteryBoard } from '../widgets/lottery-board/model.ts';
import { paintFirst } from './first-paint.ts';
import { giveLottery } from './lottery-code.ts';

// Before anybody looks at a lobby.
giveLottery(createLottery);

/** Resolves once the tag is defined. */
// What those files stand on is asked for at the same moment.
export const ready = Promise.all([import('./lottery-board.ts'), import('./base.ts'), import('../api/request.ts')]);

paintFirst<BoardParams, BoardState>({
  tag: 'lobby-lottery-board',
  attributes,
  sheets: firstSheets,
  ready,
  open(lobby, params) {
    const { layout, tab } = params;
    // A session, or days that code of its own counts.
    if (tab === 'fav' || tab === 'recent' || layout === 'full' || layout === 'schedule') return null;
    const model = createLotteryBoard(lobby, params);
    return {
      model,
      late: [Card, Levels],
      view: state => firstView(lobby, params, model, state, lobby.clock.$sure.get()),
    };
  },
});
