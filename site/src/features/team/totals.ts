/** Parses the totals of team reports; missing values count as 0 (TEAM-10, TEAM-11). Amounts are decimal text. */
import { parseDecimal, parseNumber, toUnits } from 'lobbykit/domain';
import type { ResponseOf, teamOverview, teamPnl } from 'lobbykit/wire';

/** Totals of deposits, withdrawals, and bets. */
export interface TeamMoney {
  readonly deposit: string;
  readonly withdrawal: string;
  readonly fees: string;
  readonly bonus: string;
  readonly rebate: string;
  readonly stake: string;
  readonly qualifyingStake: string;
  readonly win: string;
  /** Result of the house: `stake` minus `win`, `rebate`, and `bonus`. Negative if the team has won. */
  readonly result: string;
}

/** Numbers of members by activity. Each member counts once per activity. */
export interface TeamMemberCounts {
  readonly loggedIn: number;
  readonly bet: number;
  readonly registered: number;
  readonly firstDeposit: number;
}

export type TeamTotalsSummary = TeamMoney & TeamMemberCounts;

/** Column with amounts in the profit and loss table. */
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

/** Change of a value compared to the previous period. */
export interface FigureChange {
  readonly direction: 'more' | 'less' | 'same';
  /** Size of the change in tenths of a percent; null if the previous value is 0. */
  readonly tenths: number | null;
}

/**
 * Calculates the change of an amount compared to the previous period, rounded to tenths of a percent.
 * @param now amount of this period, decimal text
 * @param before amount of the previous period, decimal text
 */
export function changeOf(now: string, before: string): FigureChange {
  const [to, from] = [toUnits(now), toUnits(before)];
  const direction = to === from ? 'same' : to > from ? 'more' : 'less';
  if (from === 0n) return { direction, tenths: null };
  const size = (units: bigint) => (units < 0n ? -units : units);
  return { direction, tenths: Number((size(to - from) * 1_000n + size(from) / 2n) / size(from)) };
}
