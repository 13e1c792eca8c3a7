/** List of an agent's downline members: the direct downline, one level, or search results (TEAM-12). */

import { parseDecimal, parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { type downline, downlines, type ResponseOf, subordinates } from 'lobbykit/wire';
import type { TeamSource } from '../list-model.ts';

export type MemberSort = 'userName' | 'balance' | 'teamSize' | 'lastLogin' | 'registerTime';

export interface MembersFilter {
  /** Text to search for in the names at any depth; '' for no search. */
  readonly search: string;
  /** Level of the members to list, from 1 for the direct downline. 0 lists the direct downline of `userName`. */
  readonly level: number;
  /** User name of the member whose direct downline is listed; '' for the agent. */
  readonly userName: string;
  readonly sort: MemberSort;
  readonly order: 'asc' | 'desc';
}

/** Initial filter: the direct downline of the agent, sorted by name. */
export const ALL_MEMBERS: MembersFilter = { search: '', level: 0, userName: '', sort: 'userName', order: 'asc' };

export interface TeamMember {
  readonly userName: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly avatarType: string;
  readonly isAgent: boolean;
  readonly level: number;
  /** User name of the direct upline; '' if unknown. */
  readonly upper: string;
  /** Balance of the member, decimal text. */
  readonly balance: string;
  readonly teamSize: number;
  readonly directSize: number;
  /** Time of the last login, ms since 1970; null if the member has never logged in. */
  readonly lastLogin: number | null;
  readonly online: boolean;
  readonly registered: number | null;
}

export interface MembersHeader {
  /** User names of the uplines from the agent's direct downline to the member whose team is listed. */
  readonly path: readonly string[];
  /** Number of members on each level; empty if the list shows the downline of one member. */
  readonly levels: readonly { readonly level: number; readonly count: number }[];
}

type MemberResponse = ResponseOf<typeof downlines>['value']['content'][number] | ResponseOf<typeof downline>['value'];

export const parseTeamMember = (row: MemberResponse): TeamMember => ({
  userName: parseText(row.userName),
  nickname: parseText(row.nickname),
  avatar: parseText(row.avatar),
  avatarType: parseText(row.avatarType),
  isAgent: parseFlag(row.isAgent),
  level: parseNumber(row.level) ?? 0,
  upper: parseText(row.upper),
  balance: parseDecimal(row.balance),
  teamSize: parseNumber(row.teamSize) ?? 0,
  directSize: parseNumber(row.directSize) ?? 0,
  lastLogin: parseNumber(row.lastLogin),
  online: parseFlag(row.online),
  registered: parseNumber(row.registerTime),
});

/** Loads one page: the search results, the members of one level, or the direct downline of a member. */
export const membersSource: TeamSource<MembersFilter, TeamMember, MembersHeader> = async (lobby, filter, page) => {
  const { search, level, userName, sort, order } = filter;
  const shared = { pageNo: page.no, pageSize: page.size, sort, order };
  const named = search.trim();
  const paged = (value: Pick<ResponseOf<typeof subordinates>['value'], 'content' | 'total' | 'totalPages'>) => ({
    rows: value.content.map(parseTeamMember),
    total: parseNumber(value.total) ?? value.content.length,
    pages: parseNumber(value.totalPages) ?? 1,
  });
  if (named || level > 0) {
    const query = { ...shared, ...(named && { userName: named }), ...(level > 0 && { level }) };
    const { value } = await lobby.call(downlines, { query });
    const levels = value.levels?.map(one => ({
      level: parseNumber(one.level) ?? 0,
      count: parseNumber(one.count) ?? 0,
    }));
    return { ...paged(value), head: { path: [], levels: levels ?? [] } };
  }
  const { value } = await lobby.call(subordinates, { query: { ...shared, ...(userName && { userName }) } });
  return { ...paged(value), head: { path: value.path?.map(one => parseText(one.userName)) ?? [], levels: [] } };
};
