/** Custom element `<lobby-game-grid>`: its attributes, stylesheets and view. */
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

/** Stylesheets that the first paint of the grid needs, in the order of `styles/index.css`. */
const stylesheets: readonly string[] = [...sharedStylesheets, states, pulse, choices, stale, grid];

const widget = {
  props,
  stylesheets,
  lazyStylesheets: () => import('./later-styles.lazy.ts').then(({ lazyStylesheets }) => lazyStylesheets),
  View: GameGrid,
  applyResponse: startWithResponses,
  resume: (lobby, values, ready) => findFirst(lobby, values, ready),
} satisfies Widget<typeof props>;

const Base = LobbyElement as ElementClass<typeof props, GridState, GridActions>;

/**
 * Games as tiles with tabs, a vendor strip, a filter panel, a search, favorites, and infinite scrolling. A virtual list
 * keeps only a few dozen tiles in the DOM.
 *
 * @csspart base the whole widget
 * @csspart tabs the tabs
 * @csspart vendor the vendor strip
 * @csspart search the search button and its panel
 * @csspart filter the filter button and its panel
 * @csspart tile one game
 * @csspart image the game's image
 * @csspart name the game's name
 * @csspart tag the tag Hot or New
 * @csspart badge the badge of the vendor JL
 * @csspart heart the favorite button
 * @csspart more the end of the list while there are more pages
 * @csspart empty the empty state
 * @slot heading replaces the title
 * @slot empty replaces the empty state
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
