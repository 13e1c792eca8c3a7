/** Parses team totals of API responses; skips invalid values (TEAM-10, TEAM-11). Amounts are decimal text. */
import { parseDecimal, parseNumber, toUnits } from 'lobbykit/domain';
import type { ResponseOf, teamOverview, teamPnl } from 'lobbykit/wire';

/** Deposits, withdrawals, and bets. */
export interface TeamMoney {
  readonly deposit: string;
  readonly withdrawal: string;
  readonly fees: string;
  readonly bonus: string;
  readonly rebate: string;
  readonly stake: string;
  readonly qualifyingStake: string;
  readonly win: string;
  /** Result for the house: `stake` minus `win`, `rebate` and `bonus`. Negative if the team won. */
  readonly result: string;
}

/** Number of members by activity, each counted once. */
export interface TeamMemberCounts {
  readonly loggedIn: number;
  readonly bet: number;
  readonly registered: number;
  readonly firstDeposit: number;
}

export type TeamTotalsSummary = TeamMoney & TeamMemberCounts;

/** Amount column of profit and loss. */
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

/** Change of a value since the previous range. */
export interface FigureChange {
  readonly direction: 'more' | 'less' | 'same';
  /** Absolute change in tenths of a percent; null if the previous value is 0. */
  readonly tenths: number | null;
}

/** Change of an amount since the previous range, rounded to tenths of a percent. Both are decimal text. */
export function changeOf(now: string, before: string): FigureChange {
  const [to, from] = [toUnits(now), toUnits(before)];
  const direction = to === from ? 'same' : to > from ? 'more' : 'less';
  if (from === 0n) return { direction, tenths: null };
  const size = (units: bigint) => (units < 0n ? -units : units);
  return { direction, tenths: Number((size(to - from) * 1_000n + size(from) / 2n) / size(from)) };
}
