/** Figures of a team, read leniently out of the answers of the wire (TEAM-10, TEAM-11). Amounts are decimal text. */
import { parseDecimal, parseNumber, toUnits } from 'lobbykit/domain';
import type { ResponseOf, teamOverview, teamPnl } from 'lobbykit/wire';

/** Money in and out, and play. */
export interface TeamMoney {
  readonly deposit: string;
  readonly withdrawal: string;
  readonly fees: string;
  readonly bonus: string;
  readonly rebate: string;
  readonly stake: string;
  readonly qualifyingStake: string;
  readonly win: string;
  /** What stays of the stakes: `stake` less `win`, `rebate` and `bonus`; with a minus where the team won. */
  readonly result: string;
}

/** How many members did something, each counted once. */
export interface TeamPeople {
  readonly loggedIn: number;
  readonly bet: number;
  readonly registered: number;
  readonly firstDeposit: number;
}

export type TeamTotalsSummary = TeamMoney & TeamPeople;

/** A column of a profit and loss that is an amount. */
export type MoneyColumn = keyof TeamMoney;

type Pnl = ResponseOf<typeof teamPnl>['value'];
type MoneyResponse = NonNullable<Pnl['sums']>;
type FiguresResponse = ResponseOf<typeof teamOverview>['value']['current'];

export const parseTeamMoney = (value: MoneyResponse): TeamMoney => ({
  deposit: parseDecimal(value.deposit),
  withdrawal: parseDecimal(value.withdrawal),
  fees: parseDecimal(value.fees),
  bonus: parseDecimal(value.bonus),
  rebate: parseDecimal(value.rebate),
  stake: parseDecimal(value.stake),
  qualifyingStake: parseDecimal(value.qualifyingStake),
  win: parseDecimal(value.win),
  result: parseDecimal(value.result),
});

export const parseTeamTotals = (value: FiguresResponse): TeamTotalsSummary => ({
  ...parseTeamMoney(value),
  loggedIn: parseNumber(value.teamLoginMemberCount) ?? 0,
  bet: parseNumber(value.teamBetMemberCount) ?? 0,
  registered: parseNumber(value.teamRegisterMemberCount) ?? 0,
  firstDeposit: parseNumber(value.firstDepositCount) ?? 0,
});

/** A figure beside the one of the range before. */
export interface FigureChange {
  readonly way: 'more' | 'less' | 'same';
  /** Tenths of a percent of the figure before, without a sign; null where that was nothing, of which there is no share. */
  readonly tenths: number | null;
}

/** By how much an amount differs from that of the range before, rounded to tenths of a percent. Both are decimal text. */
export function changeOf(now: string, before: string): FigureChange {
  const [to, from] = [toUnits(now), toUnits(before)];
  const way = to === from ? 'same' : to > from ? 'more' : 'less';
  if (from === 0n) return { way, tenths: null };
  const size = (units: bigint) => (units < 0n ? -units : units);
  return { way, tenths: Number((size(to - from) * 1_000n + size(from) / 2n) / size(from)) };
}
