/** `<lobby-winner-board>`: its attributes, stylesheets and view. */
import { type ElementClass, LobbyElement } from '../../elements/base/lobby-element.ts';
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import type { Widget } from '../../elements/base/widget.ts';
import pulse from '../../ui/skeleton/pulse.css?inline';
import states from '../../ui/skeleton/skeleton.css?inline';
import board from './first.css?inline';
import { createWinnerBoard, startWinners, type WinnerActions, type WinnerState } from './model.ts';
import { props } from './props.ts';
import { WinnerBoard } from './react.tsx';

/** Stylesheets of the winner board, besides the shared stylesheets. */
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
 * Latest wins: masked name, game, amount. Up to six are static; more scroll one row at a time until paused by pointer,
 * touch, focus or button. Without a win the board is hidden.
 *
 * @csspart base the whole widget
 * @csspart list the rows
 * @csspart row one win
 * @csspart name the winner
 * @csspart game the game
 * @csspart amount the amount
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
