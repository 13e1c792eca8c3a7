/** `<lobby-winner-board>`: its attributes, its sheets, and the view behind it. */
import { LobbyElement } from '../../host/base.ts';
import { sharedSheets } from '../../host/shared-sheets.ts';
import type { Widget } from '../../host/widget.ts';
import { attributes } from './attributes.ts';
import { WinnerBoard } from './component.tsx';
import { beginWinners, createWinnerBoard, type WinnerActions, type WinnerParams, type WinnerState } from './model.ts';
import { sheets } from './sheets.ts';

const widget: Widget = {
  attributes,
  sheets: [...sharedSheets, ...sheets],
  lazySheets: () => import('./sheets.lazy.ts').then(({ lazySheets }) => lazySheets),
  // The table above admits nothing that the props of the component do not.
  View: WinnerBoard as Widget['View'],
  begin: (lobby, { category, limit }, data, cameAt) =>
    beginWinners(lobby, { category, limit } as WinnerParams, data, cameAt !== undefined),
  warm: (lobby, { category, limit }, ready) =>
    createWinnerBoard(lobby, { category, limit } as WinnerParams).$state.subscribe(({ status }) => {
      if (status !== 'loading') ready(status === 'empty');
    }),
};

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
export class LobbyWinnerBoard extends LobbyElement<WinnerState, WinnerActions> {
  /** @internal */
  static override readonly widget = widget;
  declare category: string | null;
  declare limit: number | null;
  declare speed: number | null;
  declare still: boolean;
  declare theme: 'light' | 'dark' | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-winner-board': LobbyWinnerBoard;
  }
}
