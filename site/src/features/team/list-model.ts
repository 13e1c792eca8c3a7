/** List of team members or periods with numbered pages: filter, loaded pages, and header data. Requires no DOM. */
import type { Lobby } from 'lobbykit';
import { type RecordDays, recordDate, recordDays } from 'lobbykit/domain';
import { createPages, type Pages, type PagesState } from '../../shared/lists/paged-rows.ts';
import type { RecordFilter } from '../records/records-model.ts';

export type TeamLobby = Pick<Lobby, 'call' | 'clock' | 'config' | '$language'>;

/** Returns the days of a filter as dates; a period such as "last 7 days" ends today in the merchant's time zone. */
export const daysNow = ({ clock, config }: TeamLobby, days: RecordFilter['days']): RecordDays =>
  typeof days === 'string' ? recordDays(days, recordDate(clock.serverNow(), config.timeZone)) : days;

export interface TeamPage<Row, Head> {
  readonly rows: readonly Row[];
  /** Header data of the list, such as totals of all rows; each page repeats it. */
  readonly head: Head;
  readonly total: number;
  readonly pages: number;
}

export type TeamSource<Filter, Row, Head> = (
  lobby: TeamLobby,
  filter: Filter,
  page: { readonly no: number; readonly size: number },
) => Promise<TeamPage<Row, Head>>;

export interface TeamListState<Filter, Row, Head> extends PagesState<Filter, Row> {
  /** Header data; null until the first page has loaded. */
  readonly head: Head | null;
  readonly total: number;
}

export type TeamList<Filter, Row, Head> = Pages<Filter, Row, TeamListState<Filter, Row, Head>>;

/** Creates the list and requests its first page immediately. */
export const createTeamList = <Filter, Row, Head>(
  lobby: TeamLobby,
  source: TeamSource<Filter, Row, Head>,
  first: Filter,
): TeamList<Filter, Row, Head> =>
  createPages<Filter, Row, Pick<TeamListState<Filter, Row, Head>, 'head' | 'total'>, number>({
    first,
    blank: () => ({ head: null, total: 0 }),
    async fetchPage({ filter }, { size, place }) {
      const no = place ?? 1;
      const { rows, head, total, pages } = await source(lobby, filter, { no, size });
      return { rows, place: no < pages ? no + 1 : null, summary: { head, total } };
    },
  });
