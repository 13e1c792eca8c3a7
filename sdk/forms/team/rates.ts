/** Rates of an agent: the own ones, and what direct members are given (TEAM-13, TEAM-17). */
import { readFlag, readNumber, readText } from '../../domain/read/read.ts';
import { agentRates } from '../../wire/agent-rebates.ts';
import type { TeamSource } from './list.ts';
import { type Rate, readRates } from './member.ts';

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

export interface RatesHead {
  /** By category, also those without a rate. */
  readonly own: readonly OwnRate[];
}

/** Source of the list: direct members with the rates the agent gives them; the head has the own rates. */
export const ratesSource: TeamSource<RatesFilter, RatedMember, RatesHead> = async (lobby, { search }, { no, size }) => {
  const userName = search.trim();
  const { value } = await lobby.call(agentRates, {
    query: { pageNo: no, pageSize: size, ...(userName && { userName }) },
  });
  return {
    rows: value.content.map(row => ({
      userName: readText(row.userName),
      isAgent: readFlag(row.isAgent),
      rates: readRates(row.rebates),
    })),
    head: {
      own: value.own.map(one => ({
        category: readText(one.gameType),
        tenths: readNumber(one.rebate) ?? 0,
        since: readNumber(one.since),
      })),
    },
    total: readNumber(value.total) ?? value.content.length,
    pages: readNumber(value.totalPages) ?? 1,
  };
};
