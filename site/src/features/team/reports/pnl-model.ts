/**
 * Profit and loss of a member's team (TEAM-11). Each direct downline member has one row, whose totals include that
 * member's downline.
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
  /** Game category; '' for all. */
  readonly category: string;
  /** Member whose direct downline is shown; '' for the agent. */
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
  /** Totals of all rows of the filter. */
  readonly sums: TeamMoney;
  /** Totals of the member of this team alone; null for the agent. */
  readonly own: TeamMoney | null;
  /** User names from below the agent down to the member. */
  readonly path: readonly string[];
  /** Categories with bets. */
  readonly categories: readonly string[];
  /** Time at which the totals were calculated, ms since 1970; null if unknown. */
  readonly asOf: number | null;
}

/** Loads the rows of the list (TEAM-11). Days are in the merchant's time zone. */
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
