/**
 * Profit and loss of a member's team (TEAM-11): one row for each direct downline member, with totals that include the
 * member's own downline.
 */
import { parseNumber, parseText } from 'lobbykit/domain';
import { teamPnl } from 'lobbykit/wire';
import type { RecordFilter } from '../../records/records-model.ts';
import type { TeamSource } from '../list-model.ts';
import { daysNow } from '../list-model.ts';
import { type MoneyColumn, parseTeamMoney, type TeamMoney } from '../totals.ts';

export type PnlColumn = MoneyColumn | 'userName' | 'teamSize';

export interface PnlFilter {
  readonly days: RecordFilter['days'];
  /** Game category to include; '' for all. */
  readonly category: string;
  /** User name of the member whose direct downline is listed; '' for the agent. */
  readonly userName: string;
  readonly sort: PnlColumn;
  readonly order: 'asc' | 'desc';
}

export interface PnlRow extends TeamMoney {
  readonly userName: string;
  /** Number of downline members, at any depth. */
  readonly teamSize: number;
}

export interface PnlHeader {
  /** Totals of all rows that match the filter. */
  readonly sums: TeamMoney;
  /** Totals of the member whose team is listed, without the downline; null for the agent. */
  readonly own: TeamMoney | null;
  /** User names of the uplines from the agent's direct downline to the member whose team is listed. */
  readonly path: readonly string[];
  /** Game categories with bets on the selected days. */
  readonly categories: readonly string[];
  /** Time at which the totals were calculated, ms since 1970; null if unknown. */
  readonly asOf: number | null;
}

/** Loads one page of the report (TEAM-11). Days are in the merchant's time zone. */
export const pnlSource: TeamSource<PnlFilter, PnlRow, PnlHeader> = async (lobby, filter, { no, size }) => {
  const { from, to } = daysNow(lobby, filter.days);
  const { category, userName, sort, order } = filter;
  const { value } = await lobby.call(teamPnl, {
    query: {
      startDate: from,
      endDate: to,
      pageNo: no,
      pageSize: size,
      sort,
      order,
      ...(category && { category }),
      ...(userName && { userName }),
    },
  });
  return {
    rows: value.content.map(row => ({
      ...parseTeamMoney(row),
      userName: parseText(row.userName),
      teamSize: parseNumber(row.teamSize) ?? 0,
    })),
    head: {
      sums: parseTeamMoney(value.sums ?? {}),
      own: value.own ? parseTeamMoney(value.own) : null,
      path: value.path?.map(one => parseText(one.userName)) ?? [],
      categories: value.categories?.map(parseText) ?? [],
      asOf: parseNumber(value.asOf),
    },
    total: parseNumber(value.total) ?? value.content.length,
    pages: parseNumber(value.totalPages) ?? 1,
  };
};
