/** Tables of what members forbid themselves. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { GeneratedAlways } from 'kysely';
import type { BreakLength, OwnLimitKind, OwnLimitPeriod } from 'lobbykit/domain';

export interface OwnLimitTable {
  member_id: number;
  kind: OwnLimitKind;
  period: OwnLimitPeriod;
  /** Null for none. */
  amount: string | null;
  /** The higher amount that waits while `wanted_at` is set; null for no limit. */
  wanted: string | null;
  /** From when the member may say yes to it for the second time. */
  wanted_at: number | null;
}

/** Breaks of a member; the one that ends last holds. */
export interface OwnBreakTable {
  id: GeneratedAlways<number>;
  member_id: number;
  length: BreakLength;
  since: number;
  /** Null for never. */
  until: number | null;
}

export interface OwnLimitTables {
  own_limits: OwnLimitTable;
  own_breaks: OwnBreakTable;
}
