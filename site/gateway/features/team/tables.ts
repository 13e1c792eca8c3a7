/** Tables of agents' teams. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated } from 'kysely';

/** Activity whose days are counted. */
export type TeamDayKind = 'register' | 'login' | 'bet' | 'deposit';

/** What a member and everybody below made on a day of the merchant's zone, by category; as `MemberDailyTotalsTable`. The job writes them. */
export interface TeamDailyTotalsTable {
  member_id: number;
  /** Who invited the member; null for one without. */
  upline_id: number | null;
  /** A calendar date. */
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

/** How many members are below one, at any depth and directly; no row for nobody. The job writes them. */
export interface TeamSizeTable {
  member_id: number;
  size: number;
  direct: number;
}

/** A day on which a member registered, logged in, bet or paid in. The database notes it. */
export interface MemberActivityDayTable {
  member_id: number;
  kind: TeamDayKind;
  /** A calendar date of the merchant's zone. */
  day: string;
  /** The day before it on which the member did the same, `-infinity` for the first one. */
  previous_day: string;
  /** The day before it with which teams have it; null while they do not. */
  rolled_up_previous_day: string | null;
}

/** How many of everybody below a member have such a day with such a day before it. The job writes them. */
export interface TeamActivityDayTable {
  member_id: number;
  kind: TeamDayKind;
  day: string;
  previous_day: string;
  count: number;
}

/** One row: everything before it is in the sums of teams. */
export interface TeamTotalsWatermarkTable {
  id: number;
  complete_until: number;
}

/** What a member earns of qualifying stake, tenths of a percent; the latest of a category holds. */
export interface MemberRateTable {
  member_id: number;
  category: string;
  /** From when on. */
  since: number;
  rate: number;
}

/** A day of the merchant's zone whose pay to agents is done; the days before the latest are done too. */
export interface AgentPayoutRunTable {
  merchant_code: string;
  /** A calendar date. */
  day: string;
  completed_at: number;
}

/** What an agent earns of a member's play of a day in a category. */
export interface AgentRebateTable {
  merchant_code: string;
  /** A calendar date: that on which the plays were settled. */
  day: string;
  receiver_id: number;
  /** Whose play it was. */
  source_id: number;
  category: string;
  qualifying_stake: string;
  amount: string;
  /** Null until it is paid. */
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
