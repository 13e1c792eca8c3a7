/** Chips of the active filters, each with a button that removes the filter (LIST-14). */

import type { Translate } from '../../../lobby/types.ts';
import { activeFilters, type GameFilter } from '../../../protocol/games/game-filters.ts';
import type { Vendor } from '../../../protocol/games/vendors.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { x } from '../../../ui/icon/lazy-icons.ts';
import type { GridActions, GridState } from '../model.ts';

export interface ChipsProps {
  readonly state: Pick<GridState, 'choice' | 'vendors'>;
  readonly actions: Pick<GridActions, 'drop'>;
  readonly text: Translate;
  /** Filter that is already shown elsewhere and therefore has no chip. */
  readonly except?: keyof GameFilter;
}

export function Chips({ state, actions, text, except }: ChipsProps) {
  const parts = activeFilters(state.choice).filter(part => part !== except);
  if (parts.length === 0) return null;
  return (
    <fieldset className="lk-chips" aria-label={text('filter.active')}>
      {parts.map(part => {
        const name = chipName(part, state.choice, state.vendors, text);
        return (
          <button
            key={part}
            type="button"
            className="lk-chip"
            aria-label={text('filter.drop', { name })}
            onClick={() => actions.drop(part)}
          >
            <span>{name}</span>
            <Icon shape={x} size={16} />
          </button>
        );
      })}
      <button type="button" className="lk-chips-clear" onClick={() => actions.drop('all')}>
        {text('filter.clear')}
      </button>
    </fieldset>
  );
}

function chipName(part: keyof GameFilter, filter: GameFilter, vendors: readonly Vendor[], text: Translate): string {
  switch (part) {
    case 'name':
      return `“${filter.name}”`;
    case 'vendor':
      return vendors.find(({ id }) => id === filter.vendor)?.name ?? filter.vendor ?? '';
    case 'minBet':
      return text('filter.bet-from', { bet: betName(filter.minBet, text) });
    case 'gameClass':
      return text(`class.${filter.gameClass}`);
    case 'kind':
      return kindName(filter.kind, text);
  }
}

/** Formats a minimum bet with at least two decimals: 0.10. */
export const betName = (bet: GameFilter['minBet'], { tag }: Translate): string =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(Number(bet));

/** Returns the name of a category; if the kit has no text for the category, the server's name. */
export function kindName(kind: string, text: Translate): string {
  const name = text(`kind.${kind}`);
  return name === `kind.${kind}` ? kind : name;
}
