/** Tables of what members forbid themselves. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { GeneratedAlways } from 'kysely';
import type { ExclusionPeriod, PlayerLimitKind, PlayerLimitPeriod } from 'lobbykit/domain';

export interface PlayerLimitTable {
  member_id: number;
  kind: PlayerLimitKind;
  period: PlayerLimitPeriod;
  /** Null for none. */
  amount: string | null;
  /** The higher amount that waits while `confirmable_at` is set; null for no limit. */
  requested_amount: string | null;
  /** From when the member may say yes to it for the second time. */
  confirmable_at: number | null;
}

/** Breaks of a member; the one that ends last holds. */
export interface ExclusionTable {
  id: GeneratedAlways<number>;
  member_id: number;
  period: ExclusionPeriod;
  since: number;
  /** Null for never. */
  until: number | null;
}

export interface PlayerLimitTables {
  player_limits: PlayerLimitTable;
  exclusions: ExclusionTable;
}
