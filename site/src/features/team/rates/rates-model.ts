/** Rates of an agent: the own ones, and what direct members are given (TEAM-13, TEAM-17). */
import { parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { agentRates } from 'lobbykit/wire';
import type { TeamSource } from '../list-model.ts';
import { parseRates, type Rate } from '../members/member-model.ts';

export interface RatesFilter {
  /** Part of a name; '' for all. */
  readonly search: string;
}

export interface OwnRate extends Rate {
  /** From when on it holds, ms since 1970; null for one that was never set. */
  readonly since: number | null;
}

export interface RatedMember {
  readonly userName: string;
  readonly isAgent: boolean;
  readonly rates: readonly Rate[];
}

export interface RatesHeader {
  /** By category, also those without a rate. */
  readonly own: readonly OwnRate[];
}

/** Source of the list: direct members with the rates the agent gives them; the head has the own rates. */
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
