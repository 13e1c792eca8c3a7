/** What a profit and loss shows stands in its address, so that Back finds it again (TEAM-11). */
import { filterSearch, parseFilter } from '../../records/list/record-address.ts';
import type { PnlColumn, PnlFilter } from './pnl-model.ts';

const LONGEST = 64;

/** Columns in their order; the name stands before all of them. */
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

/** The filter of a query; what makes no sense in it is left out. */
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

/** The address of a filter. */
export function pnlAddress(filter: PnlFilter): string {
  const { days, category, userName, sort, order } = filter;
  const query = new URLSearchParams(filterSearch('', { days, category, codes: [], status: '' }));
  if (userName) query.set('of', userName);
  if (sort !== FIRST.sort) query.set('sort', sort);
  if (order !== FIRST.order) query.set('order', order);
  return query.size > 0 ? `/m/agent/team/pnl?${query}` : '/m/agent/team/pnl';
}

/** The same filter by another column: names upwards first, figures downwards; the same column the other way round. */
export const sortedBy = (filter: PnlFilter, sort: PnlColumn): PnlFilter => ({
  ...filter,
  sort,
  order: filter.sort === sort ? (filter.order === 'asc' ? 'desc' : 'asc') : sort === 'userName' ? 'asc' : 'desc',
});
