/** Stores the filter of the profit and loss page in the URL, so that Back restores it (TEAM-11). */
import { filterSearch, parseFilter } from '../../records/list/filter-url.ts';
import type { PnlColumn, PnlFilter } from './pnl-model.ts';

const LONGEST = 64;

/** Columns with values, in display order after the name column. */
export const PNL_COLUMNS = [
  'result',
  'stake',
  'qualifyingStake',
  'win',
  'rebate',
  'bonus',
  'deposit',
  'withdrawal',
  'fees',
] as const satisfies readonly PnlColumn[];

const SORTS: readonly PnlColumn[] = ['userName', 'teamSize', ...PNL_COLUMNS];
const FIRST = { sort: 'result', order: 'desc' } as const;

/** Parses the filter from the query of a URL; invalid values are ignored. */
export function parsePnlFilter(search: string): PnlFilter {
  const query = new URLSearchParams(search);
  const { days, category } = parseFilter(search);
  return {
    days,
    category,
    userName: (query.get('of') ?? '').slice(0, LONGEST),
    sort: SORTS.find(one => one === query.get('sort')) ?? FIRST.sort,
    order: query.get('order') === 'asc' ? 'asc' : FIRST.order,
  };
}

/** Returns the URL of the profit and loss page with a filter. */
export function pnlUrl(filter: PnlFilter): string {
  const { days, category, userName, sort, order } = filter;
  const query = new URLSearchParams(filterSearch('', { days, category, codes: [], status: '' }));
  if (userName) query.set('of', userName);
  if (sort !== FIRST.sort) query.set('sort', sort);
  if (order !== FIRST.order) query.set('order', order);
  return query.size > 0 ? `/m/agent/team/pnl?${query}` : '/m/agent/team/pnl';
}

/**
 * Returns the filter after a press on a column heading. A new column sorts names ascending and values descending; the
 * same column reverses its direction.
 */
export const sortedBy = (filter: PnlFilter, sort: PnlColumn): PnlFilter => ({
  ...filter,
  sort,
  order: filter.sort === sort ? (filter.order === 'asc' ? 'desc' : 'asc') : sort === 'userName' ? 'asc' : 'desc',
});
