/** The filter panel and the search above the grid: two panels that know nothing of each other (LIST-13..15, LIST-27). */
import { map, type ReadableAtom } from 'nanostores';
import { debounce } from '../../../dom/timing.ts';
import { SEARCH_DEBOUNCE_MS } from '../../../protocol/constants.ts';
import type { GameFilter } from '../../../protocol/games/game-list.ts';

export interface FilterState {
  /** Open or not, each by itself (LIST-15). */
  readonly filterOpen: boolean;
  readonly resultOpen: boolean;
  /** Choices in the panel that are not applied yet. */
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
  /** Everything of the panel back to `all`, not applied yet. */
  resetDraft(): void;
  /** Applies the draft and closes the panel. */
  applyDraft(): void;
  /** Typing in the search field: asked 500 ms after the last letter. */
  type(text: string): void;
  /** Asks at once for what has been typed (Enter). */
  submit(): void;
  /** Takes one part of the filter away, or all of it. */
  drop(part: keyof GameFilter | 'all'): void;
}

export interface GameFilterModel {
  readonly $filter: ReadableAtom<FilterState>;
  readonly actions: FilterActions;
  /** The list is about something else now: the field follows, and what was typed is not asked any more. */
  follow(filter: GameFilter): void;
}

/** Neutral values of what a filter narrows; the type of the list is never dropped. */
const NEUTRAL = { name: '', vendor: null, minBet: 'ALL', gameClass: 'ALL' } as const;

/** The filter alone of what may be a whole choice. */
const filterOf = ({ name, vendor, kind, minBet, gameClass }: GameFilter): GameFilter => ({
  name,
  vendor,
  kind,
  minBet,
  gameClass,
});

/** @param apply makes a filter the one of the list */
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
      // A blank at the end of what is being typed is no reason to take it away.
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
        // A vendor of one type may have no game of another.
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
