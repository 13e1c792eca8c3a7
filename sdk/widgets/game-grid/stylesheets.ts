/** Sheets of the grid's first paint, in the order of `styles/index.css`. */
import { sharedStylesheets } from '../../elements/base/shared-stylesheets.ts';
import choices from '../../styles/choices.css?inline';
import pulse from '../../styles/pulse.css?inline';
import stale from '../../styles/stale.css?inline';
import states from '../../styles/states.css?inline';
import grid from './game-grid.css?inline';
import tile from './tiles/tile.css?inline';

export const stylesheets: readonly string[] = [...sharedStylesheets, states, pulse, choices, stale, grid, tile];
