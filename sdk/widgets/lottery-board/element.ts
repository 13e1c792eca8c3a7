/** `<lobby-lottery-board>`: its attributes, its sheets, and the view behind it. */
import { LobbyElement } from '../../host/base.ts';
import { sharedSheets } from '../../host/shared-sheets.ts';
import type { Widget } from '../../host/widget.ts';
import { attributes } from './attributes.ts';
import { beginBoard } from './begin-model.ts';
import { LotteryBoard } from './component.tsx';
import type { BoardActions, BoardParams, BoardState } from './model.ts';
import { sheets } from './sheets.ts';

const widget: Widget = {
  attributes,
  sheets: [...sharedSheets, ...sheets],
  lazySheets: part =>
    part === 'opened'
      ? import('./dialogs/sheets.lazy.ts').then(opened => opened.openedSheets)
      : import('./sheets.lazy.ts').then(({ lazySheets }) => lazySheets),
  // The table above admits nothing that the props of the component do not.
  View: LotteryBoard as Widget['View'],
  begin: (lobby, { prizeMode }, data, cameAt) => beginBoard(lobby, { prizeMode } as BoardParams, data, cameAt),
  warm(lobby, { prizeMode }, ready) {
    const $feed = prizeMode ? lobby.lotteryOf(prizeMode as NonNullable<BoardParams['prizeMode']>) : lobby.$lottery;
    return $feed.subscribe(({ data, error }) => {
      if (data || error) ready();
    });
  },
};

/**
 * Groups and tabs of lotteries, the time until sale closes and until the draw, the last numbers by prize level, results
 * that arrive as they are drawn, past results, and a week's schedule.
 *
 * @csspart base the whole widget
 * @csspart tabs the tabs
 * @csspart history the link to past results
 * @csspart card one lottery
 * @csspart name its name
 * @csspart heart its favourite button
 * @csspart countdown the time left
 * @csspart countdown-near the same under six seconds
 * @csspart numbers the last numbers
 * @csspart level one prize level
 * @slot heading in place of the title
 * @slot empty in place of the empty state
 */
export class LobbyLotteryBoard extends LobbyElement<BoardState, BoardActions> {
  /** @internal */
  static override readonly widget = widget;
  declare group: string | null;
  declare tab: BoardParams['tab'] | null;
  declare layout: BoardParams['layout'] | null;
  declare prizeMode: BoardParams['prizeMode'] | null;
  declare limit: number | null;
  declare noHistory: boolean;
  declare theme: 'light' | 'dark' | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-lottery-board': LobbyLotteryBoard;
  }
}
