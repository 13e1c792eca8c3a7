/** Tables of agents' teams. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated } from 'kysely';

/** Member activities whose days are recorded. */
export type TeamDayKind = 'register' | 'login' | 'bet' | 'deposit';

/**
 * Totals of a member together with the downline, per day in the merchant's time zone and category. The columns are
 * those of `MemberDailyTotalsTable`. Updated by the worker.
 */
export interface TeamDailyTotalsTable {
  member_id: number;
  /** Upline of the member; null if the member has no upline. */
  upline_id: number | null;
  /** Date in the merchant's time zone. */
  day: string;
  category: string;
  stake: Generated<string>;
  qualifying_stake: Generated<string>;
  win: Generated<string>;
  rebate: Generated<string>;
  bonus: Generated<string>;
  deposit: Generated<string>;
  withdrawal: Generated<string>;
  fees: Generated<string>;
}

/**
 * Number of downline members: `size` at any depth, `direct` in the direct downline. A member without a downline has no
 * row. Updated by the worker.
 */
export interface TeamSizeTable {
  member_id: number;
  size: number;
  direct: number;
}

/** Day on which a member registered, logged in, bet or deposited. Updated by database triggers. */
export interface MemberActivityDayTable {
  member_id: number;
  kind: TeamDayKind;
  /** Date in the merchant's time zone. */
  day: string;
  /** Previous day on which the member did the same; `-infinity` for the first one. */
  previous_day: string;
  /** Value of `previous_day` that the team totals include; null if the row is not included yet. */
  rolled_up_previous_day: string | null;
}

/** Number of downline members with the same activity, day and previous day. Updated by the worker. */
export interface TeamActivityDayTable {
  member_id: number;
  kind: TeamDayKind;
  day: string;
  previous_day: string;
  count: number;
}

/** Single row. All data committed before this time are included in the team totals. */
export interface TeamTotalsWatermarkTable {
  id: number;
  complete_until: number;
}

/** Rebate rate of a member, tenths of a percent of the qualifying stake. The latest row of each category applies. */
export interface MemberRateTable {
  member_id: number;
  category: string;
  /** Time from which the rate applies. */
  since: number;
  rate: number;
}

/** Day in the merchant's time zone for which all agents are paid. All earlier days are paid as well. */
export interface AgentPayoutRunTable {
  merchant_code: string;
  /** Date in the merchant's time zone. */
  day: string;
  completed_at: number;
}

/** Rebate that an agent earns from the bets of one member on one day in one category. */
export interface AgentRebateTable {
  merchant_code: string;
  /** Date of the settlement in the merchant's time zone. */
  day: string;
  receiver_id: number;
  /** Member who placed the bets. */
  source_id: number;
  category: string;
  qualifying_stake: string;
  amount: string;
  /** Ledger transaction of the payment; null until paid. */
  transaction_id: number | null;
}

export interface TeamTables {
  agent_payout_runs: AgentPayoutRunTable;
  agent_rebates: AgentRebateTable;
  team_daily_totals: TeamDailyTotalsTable;
  member_activity_days: MemberActivityDayTable;
  team_activity_days: TeamActivityDayTable;
  team_sizes: TeamSizeTable;
  team_totals_watermark: TeamTotalsWatermarkTable;
  member_rates: MemberRateTable;
}
