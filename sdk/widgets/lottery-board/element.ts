/** Custom element `<lobby-lottery-board>`: its attributes, stylesheets and view. */
import { type ElementClass, LobbyElement } from '../../elements/base/lobby-element.ts';
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import type { Widget } from '../../elements/base/widget.ts';
import numbers from '../../ui/balls/balls.css?inline';
import pulse from '../../ui/skeleton/pulse.css?inline';
import states from '../../ui/skeleton/skeleton.css?inline';
import board from './first.css?inline';
import { startBoard } from './initial-model.ts';
import type { BoardActions, BoardState } from './model.ts';
import { props } from './props.ts';
import { LotteryBoard } from './react.tsx';

/** Stylesheets that the first paint of the board needs, in addition to the shared ones. */
const stylesheets: readonly string[] = [numbers, states, board, pulse];

const widget = {
  props,
  stylesheets: [...sharedStylesheets, ...stylesheets],
  lazyStylesheets: part =>
    part === 'opened'
      ? import('./opened-styles.lazy.ts').then(opened => opened.openedStylesheets)
      : import('./later-styles.lazy.ts').then(({ lazyStylesheets }) => lazyStylesheets),
  View: LotteryBoard,
  applyResponse: startBoard,
  warm(lobby, { prizeMode }, ready) {
    const $feed = prizeMode ? lobby.lotteryOf(prizeMode) : lobby.$lottery;
    return $feed.subscribe(({ data, error }) => {
      if (data || error) ready();
    });
  },
} satisfies Widget<typeof props>;

const Base = LobbyElement as ElementClass<typeof props, BoardState, BoardActions>;

/**
 * Lotteries in groups and tabs: countdowns to the close of sale and to the draw, last numbers by prize level, live
 * results, past results, and a weekly schedule.
 *
 * @csspart base the whole widget
 * @csspart tabs the tabs
 * @csspart history the link to past results
 * @csspart card one lottery
 * @csspart name the name of a lottery
 * @csspart heart the favorite button of a lottery
 * @csspart countdown the remaining time
 * @csspart countdown-near the remaining time if it is less than six seconds
 * @csspart numbers the numbers of the last draw
 * @csspart level one prize level
 * @slot heading replaces the title
 * @slot empty replaces the empty state
 */
export class LobbyLotteryBoard extends Base {
  /** @internal */
  static override readonly widget = widget as Widget;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-lottery-board': LobbyLotteryBoard;
  }
}
