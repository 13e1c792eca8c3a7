/** Rebate rates of an agent and of the agent's direct downline (TEAM-13, TEAM-17). */
import { parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { agentRates } from 'lobbykit/wire';
import type { TeamSource } from '../list-model.ts';
import { parseRates, type Rate } from '../members/member-model.ts';

export interface RatesFilter {
  /** Text to search for in the names; '' for all members. */
  readonly search: string;
}

export interface OwnRate extends Rate {
  /** Time at which the rate took effect, ms since 1970; null if never set. */
  readonly since: number | null;
}

export interface RatedMember {
  readonly userName: string;
  readonly isAgent: boolean;
  readonly rates: readonly Rate[];
}

export interface RatesHeader {
  /** The agent's own rates by category, including categories without a rate. */
  readonly own: readonly OwnRate[];
}

/** Loads one page of the direct downline members with their rates. The header contains the agent's own rates. */
export const ratesSource: TeamSource<RatesFilter, RatedMember, RatesHeader> = async (
  lobby,
  { search },
  { no, size },
) => {
  const userName = search.trim();
  const { value } = await lobby.call(agentRates, {
    query: { pageNo: no, pageSize: size, ...(userName && { userName }) },
  });
  return {
    rows: value.content.map(row => ({
      userName: parseText(row.userName),
      isAgent: parseFlag(row.isAgent),
      rates: parseRates(row.rebates),
    })),
    head: {
      own: value.own.map(one => ({
        category: parseText(one.gameType),
        tenths: parseNumber(one.rebate) ?? 0,
        since: parseNumber(one.since),
      })),
    },
    total: parseNumber(value.total) ?? value.content.length,
    pages: parseNumber(value.totalPages) ?? 1,
  };
};
