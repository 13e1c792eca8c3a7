/** Record list with pagination: filter, loaded pages, totals, and all rows for CSV. Requires no DOM. */

import type { Lobby } from 'lobbykit';
import { type RecordDays, type RecordPeriod, recordDate, recordDays } from 'lobbykit/domain';
import { createPages, type Pages, type PagesActions, type PagesState } from '../../shared/lists/paged-rows.ts';

/** Filter of a record list. */
export interface RecordFilter {
  readonly days: RecordPeriod | RecordDays;
  /** Codes (from `transactionCodes`) of the ledger entry kinds to show; empty for all. */
  readonly codes: readonly string[];
  /** Game category to show; '' for all. */
  readonly category: string;
  /** State to show; '' for all. */
  readonly status: string;
  /** User name of the member to show, in team records; undefined or '' for all. */
  readonly userName?: string;
}

/** Initial filter: all rows of the last 7 days. */
export const ALL_RECORDS: RecordFilter = { days: '7', codes: [], category: '', status: '' };

export interface RecordPage<Row, Totals> {
  readonly rows: readonly Row[];
  /** Cursor of the next page; null on the last page. */
  readonly cursor: string | null;
  /** Number of rows and totals of all rows that match the filter; null except on the first page. */
  readonly total: number | null;
  readonly sums: Totals | null;
}

/** Loads the pages of a record list from the gateway. */
export interface RecordSource<Row, Totals> {
  page(
    lobby: RecordLobby,
    filter: RecordFilter,
    days: RecordDays,
    page: { readonly size: number; readonly cursor: string | null },
  ): Promise<RecordPage<Row, Totals>>;
}

export type RecordLobby = Pick<Lobby, 'call' | 'clock' | 'config' | '$language'>;

/** State of a record list. Rows are sorted by time, newest first. */
export interface RecordState<Row, Totals> extends PagesState<RecordFilter, Row> {
  /** Days of the filter as dates, calculated at the time of the request. */
  readonly days: RecordDays;
  readonly total: number | null;
  readonly sums: Totals | null;
}

export type RecordActions<Row> = PagesActions<RecordFilter, Row>;
export type RecordModel<Row, Totals> = Pages<RecordFilter, Row, RecordState<Row, Totals>>;

export interface RecordOptions<Row, Totals> {
  readonly source: RecordSource<Row, Totals>;
  readonly filter?: RecordFilter;
  /**
   * Maximum number of rows per page.
   * @default 25
   */
  readonly pageSize?: number;
}

/** Creates a record list and requests its first page immediately. */
export function createRecords<Row, Totals>(
  lobby: RecordLobby,
  { source, filter: first = ALL_RECORDS, pageSize }: RecordOptions<Row, Totals>,
): RecordModel<Row, Totals> {
  const daysOf = ({ days }: RecordFilter): RecordDays =>
    typeof days === 'string' ? recordDays(days, recordDate(lobby.clock.serverNow(), lobby.config.timeZone)) : days;
  return createPages<RecordFilter, Row, Pick<RecordState<Row, Totals>, 'days' | 'total' | 'sums'>, string>({
    first,
    size: pageSize,
    blank: filter => ({ days: daysOf(filter), total: null, sums: null }),
    // Calculates the dates again, because midnight may have passed.
    renew: filter => ({ days: daysOf(filter) }),
    async fetchPage({ filter, days }, { size, place }) {
      const { rows, cursor, total, sums } = await source.page(lobby, filter, days, { size, cursor: place });
      return { rows, place: cursor, summary: { total, sums } };
    },
  });
}
