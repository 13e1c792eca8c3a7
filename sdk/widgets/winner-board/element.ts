/** Custom element `<lobby-winner-board>`: its attributes, stylesheets and view. */
import { type ElementClass, LobbyElement } from '../../elements/base/lobby-element.ts';
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import type { Widget } from '../../elements/base/widget.ts';
import pulse from '../../ui/skeleton/pulse.css?inline';
import states from '../../ui/skeleton/skeleton.css?inline';
import board from './first.css?inline';
import { createWinnerBoard, startWinners, type WinnerActions, type WinnerState } from './model.ts';
import { props } from './props.ts';
import { WinnerBoard } from './react.tsx';

/** Stylesheets of the winner board, in addition to the shared ones. */
const stylesheets: readonly string[] = [states, board, pulse];

const widget = {
  props,
  stylesheets: [...sharedStylesheets, ...stylesheets],
  lazyStylesheets: () => import('./later-styles.lazy.ts').then(({ lazyStylesheets }) => lazyStylesheets),
  View: WinnerBoard,
  applyResponse: (lobby, values, data, receivedAt) => startWinners(lobby, values, data, receivedAt !== undefined),
  warm: (lobby, values, ready) =>
    createWinnerBoard(lobby, values).$state.subscribe(({ status }) => {
      if (status !== 'loading') ready(status === 'empty');
    }),
} satisfies Widget<typeof props>;

const Base = LobbyElement as ElementClass<typeof props, WinnerState, WinnerActions>;

/**
 * Latest wins with masked name, game and amount. Up to six wins are static; more wins scroll row by row until the
 * visitor pauses them by pointer, touch, keyboard focus or the pause button. Without wins, the board is hidden.
 *
 * @csspart base the whole widget
 * @csspart list the rows
 * @csspart row one win
 * @csspart name the name of the winner
 * @csspart game the name of the game
 * @csspart amount the amount of the win
 * @slot heading replaces the title
 */
export class LobbyWinnerBoard extends Base {
  /** @internal */
  static override readonly widget = widget as Widget;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-winner-board': LobbyWinnerBoard;
  }
}
