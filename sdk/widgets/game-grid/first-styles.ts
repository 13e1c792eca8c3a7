/** Sheets of the grid's first paint, in the order of `styles/index.css`. */
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import pulse from '../../ui/skeleton/pulse.css?inline';
import states from '../../ui/skeleton/skeleton.css?inline';
import stale from '../../ui/stale-bar/stale-bar.css?inline';
import choices from '../../ui/tabs/tabs.css?inline';
import grid from './first.css?inline';
import tile from './tile.css?inline';

export const stylesheets: readonly string[] = [...sharedStylesheets, states, pulse, choices, stale, grid, tile];
