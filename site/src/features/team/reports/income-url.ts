/** Stores the filters of the pages for rates and rebate income in the URL, so that Back restores them (TEAM-17). */
import { filterSearch, parseFilter } from '../../records/list/filter-url.ts';
import type { RatesFilter } from '../rates/rates-model.ts';
import type { IncomeFilter } from './rebate-income-model.ts';

const LONGEST = 64;

const read = (query: URLSearchParams, name: string) => (query.get(name) ?? '').slice(0, LONGEST);

export const parseRatesFilter = (search: string): RatesFilter => ({
  search: read(new URLSearchParams(search), 'name'),
});

/**
 * Returns the URL of the rates page.
 * @param name text to search for in the names; '' for all members
 */
export const ratesUrl = (name: string): string =>
  name ? `/m/member/agent/agentRebeat?${new URLSearchParams({ name })}` : '/m/member/agent/agentRebeat';

/** Parses the filter from the query of a URL; invalid values are ignored. */
export function parseIncomeFilter(search: string): IncomeFilter {
  const query = new URLSearchParams(search);
  const { days, category } = parseFilter(search);
  return { days, category, by: query.get('by') === 'member' ? 'member' : 'day', userName: read(query, 'of') };
}

/** Returns the URL of the rebate income page with a filter. */
export function incomeUrl({ days, category, by, userName }: IncomeFilter): string {
  const query = new URLSearchParams(filterSearch('', { days, category, codes: [], status: '' }));
  if (by === 'member') query.set('by', by);
  if (userName) query.set('of', userName);
  return query.size > 0 ? `/m/member/teamRebate?${query}` : '/m/member/teamRebate';
}
