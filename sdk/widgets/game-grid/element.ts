/** `<lobby-game-grid>`: its attributes, its sheets, and the view behind it. */
import { type ElementClass, LobbyElement } from '../../elements/base/lobby-element.ts';
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import type { Widget } from '../../elements/base/widget.ts';
import { startWithResponses } from '../../first-content/embedded-responses.ts';
import pulse from '../../ui/skeleton/pulse.css?inline';
import states from '../../ui/skeleton/skeleton.css?inline';
import stale from '../../ui/stale-bar/stale-bar.css?inline';
import choices from '../../ui/tabs/tabs.css?inline';
import grid from './first.css?inline';
import { findFirst } from './first-pages.ts';
import type { GridActions, GridState } from './model.ts';
import { props } from './props.ts';
import { GameGrid } from './react.tsx';

/** Sheets of the grid's first paint, in the order of `styles/index.css`. */
const stylesheets: readonly string[] = [...sharedStylesheets, states, pulse, choices, stale, grid];

const widget = {
  props,
  stylesheets,
  lazyStylesheets: () => import('./later-styles.lazy.ts').then(({ lazyStylesheets }) => lazyStylesheets),
  View: GameGrid,
  begin: startWithResponses,
  resume: (lobby, values, ready) => findFirst(lobby, values, ready),
} satisfies Widget<typeof props>;

const Base = LobbyElement as ElementClass<typeof props, GridState, GridActions>;

/**
 * Games in tiles: tabs, a strip of vendors, a filter panel, a search, favorites, and a list that goes on as it is
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
 * @csspart heart the favorite button
 * @csspart more the end of a list that goes on
 * @csspart empty what stands in place of no games
 * @slot heading in place of the title
 * @slot empty in place of the empty state
 */
export class LobbyGameGrid extends Base {
  /** @internal */
  static override readonly widget = widget as Widget;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-game-grid': LobbyGameGrid;
  }
}
