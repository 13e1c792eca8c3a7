/** Rows of a filter, page after page: what records and the team's lists have in common. Needs no DOM. */
import type { CallError, Model } from 'lobbykit';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { atom, type ReadableAtom } from 'nanostores';
import { CSV_MAX_ROWS } from './csv.ts';

export interface PagesState<Filter, Row> {
  readonly filter: Filter;
  /** In the order of the gateway; those of the filter before while `phase` is loading only after `refresh`. */
  readonly rows: readonly Row[];
  /** Of the first page. */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Of the pages after it. */
  readonly next: 'more' | 'loading' | 'failed' | 'end';
  /** Why the first or the next page did not come. */
  readonly error: CallError | null;
}

export interface PagesActions<Filter, Row> {
  /** Begins anew with another filter. */
  filter(filter: Filter): void;
  /** Asks for the next page, once at a time; again after it failed. */
  more(): void;
  /** Asks for the first page again, after a failure or to see what is new; what is shown stays meanwhile. */
  refresh(): void;
  /**
   * All rows of the filter, at most 50,000.
   * @param onRows how many there are so far
   * @throws CallError when one of the pages did not come
   */
  all(onRows?: (count: number) => void, signal?: AbortSignal): Promise<readonly Row[]>;
}

export interface Pages<Filter, Row, State extends PagesState<Filter, Row>>
  extends Model<State, PagesActions<Filter, Row>> {
  readonly $state: ReadableAtom<State>;
}

/** Which page is asked for. */
export interface PageRequest<Place> {
  /** Rows at most. */
  readonly size: number;
  /** What the page before named as the place of this one; null for the first. */
  readonly place: Place | null;
}

export interface PagesOptions<Filter, Row, Said, Place> {
  readonly first: Filter;
  /** Rows of a page, default 25. */
  readonly size?: number;
  /** What is said of all rows of a filter while no page of it is there. */
  blank(filter: Filter): Said;
  /** What of it is worked out anew each time the first page is asked for; default nothing. */
  renew?(filter: Filter): Partial<Said>;
  /** Asks for a page; what it says of all rows counts on the first page alone. Rejects with a CallError. */
  ask(
    state: PagesState<Filter, Row> & Said,
    page: PageRequest<Place>,
  ): Promise<{ readonly rows: readonly Row[]; readonly place: Place | null; readonly said: Partial<Said> }>;
}

const SIZE = 25;
/** Rows of a page when all are wanted: the most that a gateway gives at once. */
const LARGEST = 100;

/** The rows of `options.first`; the first page is asked for at once. */
export function createPages<Filter, Row, Said extends object, Place>({
  first,
  size = SIZE,
  blank,
  renew = () => ({}),
  ask,
}: PagesOptions<Filter, Row, Said, Place>): Pages<Filter, Row, PagesState<Filter, Row> & Said> {
  type State = PagesState<Filter, Row> & Said;
  const begin = (filter: Filter): State => ({
    ...blank(filter),
    filter,
    rows: [],
    phase: 'loading',
    next: 'end',
    error: null,
  });
  const $state = atom<State>(begin(first));
  const change = (part: Partial<PagesState<Filter, Row>>, said: Partial<Said> = {}) =>
    $state.set({ ...$state.get(), ...part, ...said });
  const firstPage = latestOnly();
  const nextPage = latestOnly();
  let place: Place | null = null;

  const fetchFirst = async () => {
    const isLast = firstPage.begin();
    nextPage.changed();
    change({ phase: 'loading', error: null }, renew($state.get().filter));
    try {
      const page = await ask($state.get(), { size, place: null });
      if (!isLast()) return;
      // A page that was asked for meanwhile goes on from rows that are gone now.
      nextPage.changed();
      ({ place } = page);
      change({ rows: page.rows, phase: 'ready', next: place === null ? 'end' : 'more' }, page.said);
    } catch (reason) {
      if (!isLast()) return;
      nextPage.changed();
      change({ phase: 'failed', rows: [], next: 'end', error: toCallError(reason) });
    }
  };

  const fetchNext = async () => {
    const { next } = $state.get();
    if (place === null || (next !== 'more' && next !== 'failed')) return;
    const isLast = nextPage.begin();
    change({ next: 'loading', error: null });
    try {
      const page = await ask($state.get(), { size, place });
      if (!isLast()) return;
      ({ place } = page);
      change({ rows: [...$state.get().rows, ...page.rows], next: place === null ? 'end' : 'more' });
    } catch (reason) {
      if (isLast()) change({ next: 'failed', error: toCallError(reason) });
    }
  };

  void fetchFirst();
  return {
    $state,
    actions: {
      filter(filter) {
        $state.set(begin(filter));
        void fetchFirst();
      },
      more: () => void fetchNext(),
      refresh: () => void fetchFirst(),
      async all(onRows = () => {}, signal) {
        const state = $state.get();
        const rows: Row[] = [];
        for (let from: Place | null | undefined; from !== null && rows.length < CSV_MAX_ROWS; ) {
          const page: Awaited<ReturnType<typeof ask>> = await ask(state, { size: LARGEST, place: from ?? null });
          signal?.throwIfAborted();
          rows.push(...page.rows);
          from = page.place;
          onRows(Math.min(rows.length, CSV_MAX_ROWS));
        }
        return rows.slice(0, CSV_MAX_ROWS);
      },
    },
  };
}
