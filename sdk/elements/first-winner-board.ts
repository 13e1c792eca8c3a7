/** Entry of the script tag's winner board: shows the first amounts before its element is there. */
// Before the views, which are wrapped where they stand.
import './first-dialect.ts';
import { atom } from 'nanostores';
import type { Lobby } from '../types.ts';
import { attributes } from '../widgets/winner-board/attributes.ts';
import { firstSheets } from '../widgets/winner-board/first-sheets.ts';
import { firstView } from '../widgets/winner-board/first-view.tsx';
import { createWinnerBoard, type WinnerParams, type WinnerState } from '../widgets/winner-board/model.ts';
import { paintFirst } from './first-paint.ts';

/** Resolves once the tag is defined. */
// What those files stand on is asked for at the same moment.
export const ready = Promise.all([import('./winner-board.ts'), import('./base.ts'), import('../api/request.ts')]);

/** Where the answer names no currency the wallet does, which the lobby learns with the element. */
const unknown = { $wallet: atom({ loading: true, stale: false }) };

paintFirst<WinnerParams, WinnerState>({
  tag: 'lobby-winner-board',
  attributes,
  sheets: firstSheets,
  ready,
  open(lobby, params) {
    const model = createWinnerBoard(Object.assign(Object.create(lobby) as Lobby, unknown), params);
    return { model, view: state => firstView(lobby, params, model, state) };
  },
});
