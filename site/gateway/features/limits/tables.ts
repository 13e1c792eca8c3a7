/** Tables of player limits and exclusions. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { GeneratedAlways } from 'kysely';
import type { ExclusionPeriod, PlayerLimitKind, PlayerLimitPeriod } from 'lobbykit/domain';

export interface PlayerLimitTable {
  member_id: number;
  kind: PlayerLimitKind;
  period: PlayerLimitPeriod;
  /** Null for no limit. */
  amount: string | null;
  /** Pending increase while `confirmable_at` is set; null for no limit. */
  requested_amount: string | null;
  /** End of the increase delay, from which the member may confirm. */
  confirmable_at: number | null;
}

/** Exclusions of a member; the one that ends last is in effect. */
export interface ExclusionTable {
  id: GeneratedAlways<number>;
  member_id: number;
  period: ExclusionPeriod;
  since: number;
  /** Null for permanent. */
  until: number | null;
}

export interface PlayerLimitTables {
  player_limits: PlayerLimitTable;
  exclusions: ExclusionTable;
}
