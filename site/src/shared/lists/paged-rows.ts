/** Paginated rows of a filter, shared by records and team lists. Requires no DOM. */
import type { CallError, Model } from 'lobbykit';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { atom, type ReadableAtom } from 'nanostores';
import { CSV_MAX_ROWS } from './csv.ts';

export interface PagesState<Filter, Row> {
  readonly filter: Filter;
  /** Rows in gateway order. They remain during `phase` loading only after `refresh`. */
  readonly rows: readonly Row[];
  /** Phase of the first page. */
  readonly phase: 'loading' | 'ready' | 'failed';
  /** State of the next page: available, loading, failed to load, or `end` after the last page. */
  readonly next: 'more' | 'loading' | 'failed' | 'end';
  /** Error of the first or the next page, or null. */
  readonly error: CallError | null;
}

export interface PagesActions<Filter, Row> {
  /** Restarts with another filter. */
  filter(filter: Filter): void;
  /** Requests the next page, one request at a time; retries after a failure. */
  more(): void;
  /**
   * Requests the first page again, after a failure or for new rows. The current rows stay visible until the response
   * arrives.
   */
  refresh(): void;
  /**
   * Returns all rows of the filter, at most 50,000.
   * @param onRows receives the number of rows loaded so far
   * @throws CallError if a page request fails
   */
  all(onRows?: (count: number) => void, signal?: AbortSignal): Promise<readonly Row[]>;
}

export interface Pages<Filter, Row, State extends PagesState<Filter, Row>>
  extends Model<State, PagesActions<Filter, Row>> {
  readonly $state: ReadableAtom<State>;
}

/** Page to request. */
export interface PageRequest<Place> {
  /** Maximum rows. */
  readonly size: number;
  /** Cursor that the previous page returned; null for the first page. */
  readonly place: Place | null;
}

export interface PagesOptions<Filter, Row, Summary, Place> {
  readonly first: Filter;
  /**
   * Rows per page.
   * @default 25
   */
  readonly size?: number;
  /** Returns the initial summary of a filter, used until the first page arrives. */
  blank(filter: Filter): Summary;
  /**
   * Returns the summary fields to recompute for each request of the first page.
   * @default no fields
   */
  renew?(filter: Filter): Partial<Summary>;
  /** Requests a page; rejects with a CallError. The summary `summary` is used from the first page only. */
  fetchPage(
    state: PagesState<Filter, Row> & Summary,
    page: PageRequest<Place>,
  ): Promise<{ readonly rows: readonly Row[]; readonly place: Place | null; readonly summary: Partial<Summary> }>;
}

const SIZE = 25;
/** Page size when all rows are requested: the gateway's maximum. */
const LARGEST = 100;

/** Creates the list of `options.first` and requests its first page immediately. */
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
      // Discards a concurrent next-page request, whose rows continue the replaced list.
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
