/** Filtered list, loaded page by page; used by records and team lists. Requires no DOM. */
import type { CallError, Model } from 'lobbykit';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { atom, type ReadableAtom } from 'nanostores';
import { CSV_MAX_ROWS } from './csv.ts';

export interface PagesState<Filter, Row> {
  readonly filter: Filter;
  /** Rows in the gateway's order. `refresh` keeps them during loading, `filter` removes them. */
  readonly rows: readonly Row[];
  /** State of the request for the first page. */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** State of the next page: `more` if available, `loading`, `failed`, or `end` if there is no further page. */
  readonly next: 'more' | 'loading' | 'failed' | 'end';
  /** Error of the last failed request, or null. */
  readonly error: CallError | null;
}

export interface PagesActions<Filter, Row> {
  /** Removes all rows and requests the first page of another filter. */
  filter(filter: Filter): void;
  /** Requests the next page, one at a time, also after a failure. */
  more(): void;
  /**
   * Requests the first page again, after a failure or to show new rows. The current rows stay visible until the
   * response arrives.
   */
  refresh(): void;
  /**
   * Loads all rows of the filter, at most 50,000.
   * @param onRows called with the number of rows loaded so far
   * @throws CallError if the request of a page fails
   */
  all(onRows?: (count: number) => void, signal?: AbortSignal): Promise<readonly Row[]>;
}

export interface Pages<Filter, Row, State extends PagesState<Filter, Row>>
  extends Model<State, PagesActions<Filter, Row>> {
  readonly $state: ReadableAtom<State>;
}

/** Position and size of the page to request. */
export interface PageRequest<Place> {
  /** Maximum number of rows. */
  readonly size: number;
  /** Cursor from the previous page; null for the first page. */
  readonly place: Place | null;
}

export interface PagesOptions<Filter, Row, Summary, Place> {
  readonly first: Filter;
  /**
   * Maximum number of rows per page.
   * @default 25
   */
  readonly size?: number;
  /** Returns the initial summary of a filter (such as totals), used until the first page has loaded. */
  blank(filter: Filter): Summary;
  /**
   * Returns summary fields that must be calculated again before each request of the first page.
   * @default no fields
   */
  renew?(filter: Filter): Partial<Summary>;
  /** Requests one page; rejects with a CallError. `summary` of the first page is merged into the state. */
  fetchPage(
    state: PagesState<Filter, Row> & Summary,
    page: PageRequest<Place>,
  ): Promise<{ readonly rows: readonly Row[]; readonly place: Place | null; readonly summary: Partial<Summary> }>;
}

const SIZE = 25;
/** Page size for loading all rows: the maximum of the gateway. */
const LARGEST = 100;

/** Creates a list with the filter `first` and requests its first page immediately. */
export function createPages<Filter, Row, Summary extends object, Place>({
  first,
  size = SIZE,
  blank,
  renew = () => ({}),
  fetchPage,
}: PagesOptions<Filter, Row, Summary, Place>): Pages<Filter, Row, PagesState<Filter, Row> & Summary> {
  type State = PagesState<Filter, Row> & Summary;
  const initialState = (filter: Filter): State => ({
    ...blank(filter),
    filter,
    rows: [],
    phase: 'loading',
    next: 'end',
    error: null,
  });
  const $state = atom<State>(initialState(first));
  const change = (part: Partial<PagesState<Filter, Row>>, summary: Partial<Summary> = {}) =>
    $state.set({ ...$state.get(), ...part, ...summary });
  const firstPage = latestOnly();
  const nextPage = latestOnly();
  let place: Place | null = null;

  const fetchFirst = async () => {
    const isLast = firstPage.start();
    nextPage.changed();
    change({ phase: 'loading', error: null }, renew($state.get().filter));
    try {
      const page = await fetchPage($state.get(), { size, place: null });
      if (!isLast()) return;
      // Discards a next-page request that is in flight, because its rows belong to the replaced list.
      nextPage.changed();
      ({ place } = page);
      change({ rows: page.rows, phase: 'ready', next: place === null ? 'end' : 'more' }, page.summary);
    } catch (reason) {
      if (!isLast()) return;
      nextPage.changed();
      change({ phase: 'failed', rows: [], next: 'end', error: toCallError(reason) });
    }
  };

  const fetchNext = async () => {
    const { next } = $state.get();
    if (place === null || (next !== 'more' && next !== 'failed')) return;
    const isLast = nextPage.start();
    change({ next: 'loading', error: null });
    try {
      const page = await fetchPage($state.get(), { size, place });
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
        $state.set(initialState(filter));
        void fetchFirst();
      },
      more: () => void fetchNext(),
      refresh: () => void fetchFirst(),
      async all(onRows = () => {}, signal) {
        const state = $state.get();
        const rows: Row[] = [];
        for (let from: Place | null | undefined; from !== null && rows.length < CSV_MAX_ROWS; ) {
          const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(state, {
            size: LARGEST,
            place: from ?? null,
          });
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
