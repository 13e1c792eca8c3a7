/** `<lobby-winner-board>`: its attributes, its sheets, and the view behind it. */
import { type ElementClass, LobbyElement } from '../../elements/base/lobby-element.ts';
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import type { Widget } from '../../elements/base/widget.ts';
import pulse from '../../ui/skeleton/pulse.css?inline';
import states from '../../ui/skeleton/skeleton.css?inline';
import board from './first.css?inline';
import { createWinnerBoard, startWinners, type WinnerActions, type WinnerState } from './model.ts';
import { props } from './props.ts';
import { WinnerBoard } from './react.tsx';

/** Sheets of the winner board, on top of those every widget has. */
const stylesheets: readonly string[] = [states, board, pulse];

const widget = {
  props,
  stylesheets: [...sharedStylesheets, ...stylesheets],
  lazyStylesheets: () => import('./later-styles.lazy.ts').then(({ lazyStylesheets }) => lazyStylesheets),
  View: WinnerBoard,
  begin: (lobby, values, data, cameAt) => startWinners(lobby, values, data, cameAt !== undefined),
  warm: (lobby, values, ready) =>
    createWinnerBoard(lobby, values).$state.subscribe(({ status }) => {
      if (status !== 'loading') ready(status === 'empty');
    }),
} satisfies Widget<typeof props>;

const Base = LobbyElement as ElementClass<typeof props, WinnerState, WinnerActions>;

/**
 * The latest wins: masked name, game, amount. Up to six stand still; more move one row at a time until the pointer, a
 * finger, the focus or the button stops them. Without a win the board takes no room.
 *
 * @csspart base the whole widget
 * @csspart list the rows
 * @csspart row one win
 * @csspart name who won
 * @csspart game with what
 * @csspart amount how much
 * @slot heading in place of the title
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
