/** `<lobby-lottery-board>`: its attributes, its sheets, and the view behind it. */
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

/** Sheets of the element's first paint, on top of those every widget has. */
const stylesheets: readonly string[] = [numbers, states, board, pulse];

const widget = {
  props,
  stylesheets: [...sharedStylesheets, ...stylesheets],
  lazyStylesheets: part =>
    part === 'opened'
      ? import('./opened-styles.lazy.ts').then(opened => opened.openedStylesheets)
      : import('./later-styles.lazy.ts').then(({ lazyStylesheets }) => lazyStylesheets),
  View: LotteryBoard,
  begin: startBoard,
  warm(lobby, { prizeMode }, ready) {
    const $feed = prizeMode ? lobby.lotteryOf(prizeMode) : lobby.$lottery;
    return $feed.subscribe(({ data, error }) => {
      if (data || error) ready();
    });
  },
} satisfies Widget<typeof props>;

const Base = LobbyElement as ElementClass<typeof props, BoardState, BoardActions>;

/**
 * Groups and tabs of lotteries, the time until sale closes and until the draw, the last numbers by prize level, results
 * that arrive as they are drawn, past results, and a week's schedule.
 *
 * @csspart base the whole widget
 * @csspart tabs the tabs
 * @csspart history the link to past results
 * @csspart card one lottery
 * @csspart name its name
 * @csspart heart its favorite button
 * @csspart countdown the time left
 * @csspart countdown-near the same under six seconds
 * @csspart numbers the last numbers
 * @csspart level one prize level
 * @slot heading in place of the title
 * @slot empty in place of the empty state
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
