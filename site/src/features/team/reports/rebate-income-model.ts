/** Rebate that an agent earns from bets of the downline, by day or by member (TEAM-17). */
import { parseDecimal, parseNumber, parseText } from 'lobbykit/domain';
import { teamRebate } from 'lobbykit/wire';
import type { RecordFilter } from '../../records/records-model.ts';
import type { TeamSource } from '../list-model.ts';
import { daysNow } from '../list-model.ts';

export interface IncomeFilter {
  readonly days: RecordFilter['days'];
  readonly by: 'day' | 'member';
  /** User name of the member whose bets earned the rebate; '' for all members. */
  readonly userName: string;
  /** Game category to include; '' for all. */
  readonly category: string;
}

export interface IncomeRow {
  /** Date, such as `2026-11-20`; '' if the row is a member. */
  readonly date: string;
  /** User name of the member who placed the bets; '' if the row is a day. */
  readonly userName: string;
  /** Number of members if the row is a day; number of days if the row is a member. */
  readonly count: number;
  /** Amounts of the row, decimal text. */
  readonly qualifyingStake: string;
  readonly rebate: string;
}

export interface IncomeHeader {
  /** Totals of all rows that match the filter, decimal text. */
  readonly qualifyingStake: string;
  readonly rebate: string;
  readonly categories: readonly string[];
  /**
   * Last day whose rebate was paid, such as `2026-11-20`, and the time of the payment; '' and null before the first
   * payment.
   */
  readonly paidTo: string;
  readonly asOf: number | null;
}

/** Loads one page of the report, by day or by member. Days are in the merchant's time zone. */
export const incomeSource: TeamSource<IncomeFilter, IncomeRow, IncomeHeader> = async (lobby, filter, { no, size }) => {
  const { from, to } = daysNow(lobby, filter.days);
  const { by, userName, category } = filter;
  const { value } = await lobby.call(teamRebate, {
    query: {
      startDate: from,
      endDate: to,
      pageNo: no,
      pageSize: size,
      by,
      ...(userName && { userName }),
      ...(category && { category }),
    },
  });
  return {
    rows: value.content.map(row => ({
      date: parseText(row.date),
      userName: parseText(row.userName),
      count: parseNumber(row.count) ?? 0,
      qualifyingStake: parseDecimal(row.qualifyingStake),
      rebate: parseDecimal(row.rebate),
    })),
    head: {
      qualifyingStake: parseDecimal(value.sums?.qualifyingStake),
      rebate: parseDecimal(value.sums?.rebate),
      categories: value.categories?.map(parseText) ?? [],
      paidTo: parseText(value.paidTo),
      asOf: parseNumber(value.asOf),
    },
    total: parseNumber(value.total) ?? value.content.length,
    pages: parseNumber(value.totalPages) ?? 1,
  };
};
