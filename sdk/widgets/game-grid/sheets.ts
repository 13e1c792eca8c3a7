/** Sheets of the grid's first paint, in the order of `styles/index.css`. */
import { sharedSheets } from '../../host/shared-sheets.ts';
import breath from '../../styles/breath.css?inline';
import choices from '../../styles/choices.css?inline';
import stale from '../../styles/stale.css?inline';
import states from '../../styles/states.css?inline';
import grid from './game-grid.css?inline';
import tile from './tiles/tile.css?inline';

export const sheets: readonly string[] = [...sharedSheets, states, breath, choices, stale, grid, tile];
