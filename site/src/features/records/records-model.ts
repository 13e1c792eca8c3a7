/** A record of money or play: its filter, its pages one after the other, its sums, and the whole of it as rows of a file. Needs no DOM. */

import type { Lobby } from 'lobbykit';
import { type RecordDays, type RecordPeriod, recordDate, recordDays } from 'lobbykit/domain';
import { createPages, type Pages, type PagesActions, type PagesState } from '../../shared/lists/paged-rows.ts';

/** What a record shows. */
export interface RecordFilter {
  readonly days: RecordPeriod | RecordDays;
  /** Kinds of ledger entries, codes of `transactionCodes`; none for all. */
  readonly codes: readonly string[];
  /** Category of games; '' for all. */
  readonly category: string;
  /** State; '' for all. */
  readonly status: string;
  /** Of a team's records: one member alone; missing or '' for everybody. */
  readonly userName?: string;
}

/** The filter that a record begins with: everything of the last 7 days. */
export const ALL_RECORDS: RecordFilter = { days: '7', codes: [], category: '', status: '' };

export interface RecordPage<Row, Totals> {
  readonly rows: readonly Row[];
  /** Asks for the next page; null after the last one. */
  readonly cursor: string | null;
  /** Rows of the filter and their sums; null on all pages but the first. */
  readonly total: number | null;
  readonly sums: Totals | null;
}

/** Where the rows of a record come from. */
export interface RecordSource<Row, Totals> {
  page(
    lobby: RecordLobby,
    filter: RecordFilter,
    days: RecordDays,
    page: { readonly size: number; readonly cursor: string | null },
  ): Promise<RecordPage<Row, Totals>>;
}

export type RecordLobby = Pick<Lobby, 'call' | 'clock' | 'config' | '$language'>;

/** Rows are the newest first. */
export interface RecordState<Row, Totals> extends PagesState<RecordFilter, Row> {
  /** The days of the filter, as they were when it was asked for. */
  readonly days: RecordDays;
  readonly total: number | null;
  readonly sums: Totals | null;
}

export type RecordActions<Row> = PagesActions<RecordFilter, Row>;
export type RecordModel<Row, Totals> = Pages<RecordFilter, Row, RecordState<Row, Totals>>;

export interface RecordOptions<Row, Totals> {
  readonly source: RecordSource<Row, Totals>;
  readonly filter?: RecordFilter;
  /** Rows of a page, default 25. */
  readonly pageSize?: number;
}

/** A record of `options.source`; the first page is asked for at once. */
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
    // Midnight may have passed since.
    renew: filter => ({ days: daysOf(filter) }),
    async ask({ filter, days }, { size, place }) {
      const { rows, cursor, total, sums } = await source.page(lobby, filter, days, { size, cursor: place });
      return { rows, place: cursor, said: { total, sums } };
    },
  });
}
