/** Tables of agents' teams. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { Generated } from 'kysely';

/** Kinds of member activity that are counted per day. */
export type TeamDayKind = 'register' | 'login' | 'bet' | 'deposit';

/**
 * Totals of a member and the downline on a day in the merchant's time zone, by category; as `MemberDailyTotalsTable`.
 * Maintained by the worker.
 */
export interface TeamDailyTotalsTable {
  member_id: number;
  /** Upline of the member; null if the member has no upline. */
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

/**
 * Number of downline members, at any depth and direct ones separately. A member without a downline has no row. The
 * worker maintains the rows.
 */
export interface TeamSizeTable {
  member_id: number;
  size: number;
  direct: number;
}

/** A day on which a member registered, logged in, bet or deposited. Maintained by the database. */
export interface MemberActivityDayTable {
  member_id: number;
  kind: TeamDayKind;
  /** A calendar date in the merchant's time zone. */
  day: string;
  /** Previous day with the same activity, `-infinity` for the first one. */
  previous_day: string;
  /** Previous day as included in the team totals; null if not yet included. */
  rolled_up_previous_day: string | null;
}

/** Number of downline members with such a day and such a previous day. Maintained by the worker. */
export interface TeamActivityDayTable {
  member_id: number;
  kind: TeamDayKind;
  day: string;
  previous_day: string;
  count: number;
}

/** Single row: all data before this time are included in the team totals. */
export interface TeamTotalsWatermarkTable {
  id: number;
  complete_until: number;
}

/** Rate of a member on qualifying stake, tenths of a percent; the latest row of a category is in effect. */
export interface MemberRateTable {
  member_id: number;
  category: string;
  /** Start of validity. */
  since: number;
  rate: number;
}

/** A day in the merchant's time zone with completed payouts to agents; all earlier days are complete as well. */
export interface AgentPayoutRunTable {
  merchant_code: string;
  /** A calendar date. */
  day: string;
  completed_at: number;
}

/** Rebate that an agent receives for the bets of one member on one day in one category. */
export interface AgentRebateTable {
  merchant_code: string;
  /** Calendar date of the settlement. */
  day: string;
  receiver_id: number;
  /** Member of the bets. */
  source_id: number;
  category: string;
  qualifying_stake: string;
  amount: string;
  /** Null until paid. */
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
