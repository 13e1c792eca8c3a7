/** Profit and loss: the direct members of somebody, each with the sums of all below (TEAM-11). */
import { parseNumber, parseText } from 'lobbykit/domain';
import { teamPnl } from 'lobbykit/wire';
import type { RecordFilter } from '../../records/records-model.ts';
import type { TeamSource } from '../list-model.ts';
import { daysNow } from '../list-model.ts';
import { type MoneyColumn, parseTeamMoney, type TeamMoney } from '../totals.ts';

export type PnlColumn = MoneyColumn | 'userName' | 'teamSize';

export interface PnlFilter {
  readonly days: RecordFilter['days'];
  /** Category of games; '' for all. */
  readonly category: string;
  /** Whose direct members; '' for those of the agent. */
  readonly userName: string;
  readonly sort: PnlColumn;
  readonly order: 'asc' | 'desc';
}

export interface PnlRow extends TeamMoney {
  readonly userName: string;
  /** Members below, at any depth. */
  readonly teamSize: number;
}

export interface PnlHeader {
  /** Of all rows of the filter. */
  readonly sums: TeamMoney;
  /** What the member made alone whose team this is; null for the agent. */
  readonly own: TeamMoney | null;
  /** Names from below the agent down to the member. */
  readonly path: readonly string[];
  /** Categories that were played. */
  readonly categories: readonly string[];
  /** When the sums were made, ms since 1970; null when unknown. */
  readonly asOf: number | null;
}

/** Source of the list (TEAM-11); days are those of the merchant's clock. */
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
