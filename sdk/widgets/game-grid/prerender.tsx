/** Renders the grid with the tiles of the first screen, before its element is defined. */
import type { ReactNode } from 'react';
import type { Lobby } from '../../lobby/types.ts';
import { firstProps } from '../../ui/view/first-props.tsx';
import type { GameGridModel, GridState } from './model.ts';
import type { Props } from './props.ts';
import { FirstRows } from './tiles/first-rows.tsx';
import { GridView } from './view.tsx';

/** Maximum number of rendered vendors, which fill the widest first screen. The grid's code adds the other vendors. */
const MAX_VENDORS = 16;

const firstVendors = ({ vendors, choice }: GridState) =>
  vendors.slice(0, Math.max(MAX_VENDORS, vendors.findIndex(({ id }) => id === choice.vendor) + 1));

export const firstView = (
  lobby: Pick<Lobby, '$text' | '$theme' | 'config'>,
  props: Props,
  { actions }: GameGridModel,
  state: GridState,
): ReactNode => (
  <GridView
    {...firstProps(lobby)}
    {...props}
    tiles={FirstRows}
    state={{ ...state, vendors: firstVendors(state) }}
    actions={actions}
  />
);
