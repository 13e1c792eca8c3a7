/** Filter panel and search panel above the grid. Each can be open independently of the other (LIST-13..15, LIST-27). */
import { map, type ReadableAtom } from 'nanostores';
import { debounce } from '../../../dom/timing.ts';
import type { GameFilter } from '../../../protocol/games/game-filters.ts';

/** LIST-27: debounce delay between the last key press in a search field and the request. */
const SEARCH_DEBOUNCE_MS = 500;

export interface FilterState {
  /** True if the panel is open (LIST-15). */
  readonly filterOpen: boolean;
  readonly resultOpen: boolean;
  /** Selection in the filter panel that has not been applied yet. */
  readonly draft: GameFilter;
  /** Text in the search field. */
  readonly typed: string;
}

export interface FilterActions {
  openFilter(): void;
  closeFilter(): void;
  openResult(): void;
  closeResult(): void;
  /** Changes the selection in the filter panel without applying it. */
  draft(part: Partial<GameFilter>): void;
  /** Resets the selection in the filter panel to `all` without applying it. */
  resetDraft(): void;
  /** Applies the selection and closes the filter panel. */
  applyDraft(): void;
  /** Sets the text of the search field, and searches for it 500 ms after the last change. */
  type(text: string): void;
  /** Searches immediately for the text in the search field, when the visitor presses Enter. */
  submit(): void;
  /** Removes one filter or all filters. */
  drop(part: keyof GameFilter | 'all'): void;
}

export interface GameFilterModel {
  readonly $filter: ReadableAtom<FilterState>;
  readonly actions: FilterActions;
  /** Adopts a changed selection of the list: updates the search field and cancels a pending search. */
  follow(filter: GameFilter): void;
}

/** Values that restrict nothing. The category has no such value, because a list always has one. */
const NEUTRAL = { name: '', vendor: null, minBet: 'ALL', gameClass: 'ALL' } as const;

/** Returns the filter values of a selection. */
const filterOf = ({ name, vendor, kind, minBet, gameClass }: GameFilter): GameFilter => ({
  name,
  vendor,
  kind,
  minBet,
  gameClass,
});

/** Creates the model of both panels. @param apply applies a filter to the list */
export function createGameFilter(first: GameFilter, apply: (part: Partial<GameFilter>) => void): GameFilterModel {
  let applied = filterOf(first);
  const $filter = map<FilterState>({ filterOpen: false, resultOpen: false, draft: applied, typed: applied.name });

  const searchTyped = () => {
    settle.cancel();
    const name = $filter.get().typed.trim();
    if (name !== applied.name) apply({ name });
  };
  const settle = debounce(searchTyped, SEARCH_DEBOUNCE_MS);

  return {
    $filter,
    follow(filter) {
      applied = filterOf(filter);
      // While the visitor is typing, a space at the end must not be removed.
      if ($filter.get().typed.trim() !== filter.name) {
        settle.cancel();
        $filter.setKey('typed', filter.name);
      }
    },
    actions: {
      openFilter: () => $filter.set({ ...$filter.get(), filterOpen: true, draft: applied }),
      closeFilter: () => $filter.setKey('filterOpen', false),
      openResult: () => $filter.setKey('resultOpen', true),
      closeResult() {
        searchTyped();
        $filter.setKey('resultOpen', false);
      },
      draft(part) {
        const { draft } = $filter.get();
        // A vendor of one category may have no games in another, so a changed category resets the vendor.
        const vendor = part.kind === undefined || part.kind === draft.kind ? draft.vendor : null;
        $filter.setKey('draft', { ...draft, vendor, ...part });
      },
      resetDraft: () => $filter.setKey('draft', { ...$filter.get().draft, ...NEUTRAL }),
      applyDraft() {
        const { draft } = $filter.get();
        $filter.setKey('filterOpen', false);
        apply(draft);
      },
      type(text) {
        $filter.setKey('typed', text);
        settle();
      },
      submit: searchTyped,
      drop: part => apply(part === 'all' ? NEUTRAL : { [part]: NEUTRAL[part as keyof typeof NEUTRAL] }),
    },
  };
}
