/** `<lobby-game-grid>`: its attributes, its sheets, and the view behind it. */
import { LobbyElement } from '../../host/base.ts';
import { beginWithAnswers } from '../../host/first/answers.ts';
import type { Widget } from '../../host/widget.ts';
import { attributes } from './attributes.ts';
import { GameGrid } from './component.tsx';
import { findFirst, paramsOf } from './first-pages.ts';
import type { GameGridParams, GridActions, GridState } from './model.ts';
import { sheets } from './sheets.ts';

const widget: Widget = {
  attributes,
  sheets,
  lazySheets: () => import('./sheets.lazy.ts').then(({ lazySheets }) => lazySheets),
  // The table above admits nothing that the props of the component do not.
  View: GameGrid as Widget['View'],
  begin: beginWithAnswers,
  resume: (lobby, values, ready) => findFirst(lobby, paramsOf(values as GameGridParams), ready),
};

/**
 * Games in tiles: tabs, a strip of vendors, a filter panel, a search, favourites, and a list that goes on as it is
 * scrolled. However long the list is, the page holds the same few dozen tiles.
 *
 * @csspart base the whole widget
 * @csspart tabs the tabs
 * @csspart vendor the strip of vendors
 * @csspart search the button of the search, and the panel it opens
 * @csspart filter the button of the filter, and the panel it opens
 * @csspart tile one game
 * @csspart image its art
 * @csspart name its name
 * @csspart tag Hot or New
 * @csspart badge the mark of vendor JL
 * @csspart heart the favourite button
 * @csspart more the end of a list that goes on
 * @csspart empty what stands in place of no games
 * @slot heading in place of the title
 * @slot empty in place of the empty state
 */
export class LobbyGameGrid extends LobbyElement<GridState, GridActions> {
  /** @internal */
  static override readonly widget = widget;
  declare gameType: string | null;
  declare vendor: string | null;
  declare tab: GameGridParams['tab'] | null;
  declare query: string | null;
  declare gameClass: GameGridParams['gameClass'] | null;
  declare minBet: GameGridParams['minBet'] | null;
  declare minLine: number | null;
  declare pageSize: number | null;
  declare columns: number | null;
  declare more: 'scroll' | 'button' | null;
  declare inHouse: boolean;
  declare noFilter: boolean;
  declare theme: 'light' | 'dark' | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-game-grid': LobbyGameGrid;
  }
}
