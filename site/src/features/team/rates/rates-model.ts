/** Rates of an agent, and the rates of the agent's direct downline (TEAM-13, TEAM-17). */
import { parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { agentRates } from 'lobbykit/wire';
import type { TeamSource } from '../list-model.ts';
import { parseRates, type Rate } from '../members/member-model.ts';

export interface RatesFilter {
  /** Part of a name to search for; '' to show all members. */
  readonly search: string;
}

export interface OwnRate extends Rate {
  /** Start of the rate, ms since 1970; null if never set. */
  readonly since: number | null;
}

export interface RatedMember {
  readonly userName: string;
  readonly isAgent: boolean;
  readonly rates: readonly Rate[];
}

export interface RatesHeader {
  /** Rates of the agent by category, including categories without a rate. */
  readonly own: readonly OwnRate[];
}

/**
 * Loads the rows of the list, which are the direct downline members with their rates. The header contains the agent's
 * rates.
 */
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
