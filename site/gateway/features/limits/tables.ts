/** Tables of player limits and exclusions. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { GeneratedAlways } from 'kysely';
import type { ExclusionPeriod, PlayerLimitKind, PlayerLimitPeriod } from 'lobbykit/domain';

export interface PlayerLimitTable {
  member_id: number;
  kind: PlayerLimitKind;
  period: PlayerLimitPeriod;
  /** Amount of the limit; null for no limit. */
  amount: string | null;
  /** Requested higher amount while `confirmable_at` is set; null for no limit. */
  requested_amount: string | null;
  /** End of the increase delay, from which on the member can confirm the increase; null if none is pending. */
  confirmable_at: number | null;
}

/** Exclusions of a member. Of several, the one that ends last applies. */
export interface ExclusionTable {
  id: GeneratedAlways<number>;
  member_id: number;
  period: ExclusionPeriod;
  since: number;
  /** End of the exclusion; null if permanent. */
  until: number | null;
}

export interface PlayerLimitTables {
  player_limits: PlayerLimitTable;
  exclusions: ExclusionTable;
}
