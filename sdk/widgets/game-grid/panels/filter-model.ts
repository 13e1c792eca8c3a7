/** Filter panel and search above the grid, two independent panels (LIST-13..15, LIST-27). */
import { map, type ReadableAtom } from 'nanostores';
import { debounce } from '../../../dom/timing.ts';
import type { GameFilter } from '../../../protocol/games/game-filters.ts';

/** LIST-27: debounce delay between the last letter of a search and its request. */
const SEARCH_DEBOUNCE_MS = 500;

export interface FilterState {
  /** Open state of each panel (LIST-15). */
  readonly filterOpen: boolean;
  readonly resultOpen: boolean;
  /** Selection in the panel that is not applied yet. */
  readonly draft: GameFilter;
  /** Text in the search field. */
  readonly typed: string;
}

export interface FilterActions {
  openFilter(): void;
  closeFilter(): void;
  openResult(): void;
  closeResult(): void;
  /** Changes the draft. */
  draft(part: Partial<GameFilter>): void;
  /** Resets the panel to `all` without applying it. */
  resetDraft(): void;
  /** Applies the draft and closes the panel. */
  applyDraft(): void;
  /** Searches for the text typed into the search field, debounced by 500 ms. */
  type(text: string): void;
  /** Searches immediately for the typed text (Enter). */
  submit(): void;
  /** Removes one part of the filter, or all parts. */
  drop(part: keyof GameFilter | 'all'): void;
}

export interface GameFilterModel {
  readonly $filter: ReadableAtom<FilterState>;
  readonly actions: FilterActions;
  /** Follows a changed selection of the list: updates the field and cancels the debounced search. */
  follow(filter: GameFilter): void;
}

/** Neutral values of the filter; the category of the list is never removed. */
const NEUTRAL = { name: '', vendor: null, minBet: 'ALL', gameClass: 'ALL' } as const;

/** Extracts the filter from a selection. */
const filterOf = ({ name, vendor, kind, minBet, gameClass }: GameFilter): GameFilter => ({
  name,
  vendor,
  kind,
  minBet,
  gameClass,
});

/** Creates the filter. @param apply applies a filter to the list */
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
      // A trailing blank while typing must not be removed.
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
        // A vendor of one category may have no games in another.
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
