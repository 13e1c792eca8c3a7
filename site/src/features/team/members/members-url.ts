/** Stores the filter of team management in the URL, so that Back restores it (TEAM-12). */
import { ALL_MEMBERS, type MemberSort, type MembersFilter } from './members-model.ts';

const LONGEST = 64;

/** Columns to sort by, with the initial direction of each. */
export const MEMBER_SORTS = [
  ['userName', 'asc'],
  ['balance', 'desc'],
  ['teamSize', 'desc'],
  ['lastLogin', 'desc'],
] as const satisfies readonly (readonly [MemberSort, 'asc' | 'desc'])[];

/** Parses the filter from the query of a URL; invalid values are ignored. */
export function parseMembersFilter(search: string): MembersFilter {
  const query = new URLSearchParams(search);
  const read = (name: string) => (query.get(name) ?? '').slice(0, LONGEST);
  const [sort, order] = MEMBER_SORTS.find(([name]) => name === read('sort')) ?? MEMBER_SORTS[0];
  const level = read('level');
  return {
    search: read('name'),
    level: /^[1-9]\d?$/.test(level) ? Number(level) : 0,
    userName: read('of'),
    sort,
    order,
  };
}

/** Returns the URL of team management with a filter. */
export function membersUrl(filter: Partial<MembersFilter>): string {
  const { search, level, userName, sort } = { ...ALL_MEMBERS, ...filter };
  const query = new URLSearchParams();
  if (search) query.set('name', search);
  if (level > 0) query.set('level', String(level));
  if (userName) query.set('of', userName);
  if (sort !== ALL_MEMBERS.sort) query.set('sort', sort);
  return query.size > 0 ? `/m/member/team?${query}` : '/m/member/team';
}
