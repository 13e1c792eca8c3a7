/** Tables of agents' contracts. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { GeneratedAlways } from 'kysely';
import type { ContractKind, ContractTier } from 'lobbykit/domain';
import type { Json } from '../../platform/db/columns.ts';

export type ContractState = 'offered' | 'accepted' | 'refused' | 'withdrawn';

/** An offer, and the contract that results from it. At most one pending and one active row per member and kind. */
export interface ContractTable {
  id: GeneratedAlways<number>;
  offer_id: string;
  merchant_code: string;
  /** The payer. */
  upline_id: number;
  member_id: number;
  kind: ContractKind;
  tiers: Json<readonly ContractTier[]>;
  state: ContractState;
  offered_at: number;
  answered_at: number | null;
  /** Start of the first period; null until the offer is accepted. `counted_to` is null for the same time. */
  starts_at: number | null;
  /** End of the last period; null unless ended. */
  ends_at: number | null;
  /** End of the last counted period. */
  counted_to: number | null;
}

/** A completed period of a contract. */
export interface ContractPayoutTable {
  contract_id: number;
  starts_at: number;
  ends_at: number;
  /** Amount that selects the tier: qualifying stake of the team, or for dividends the team's loss. */
  base: string;
  active: number;
  /** Number of the reached tier, 0 for none. */
  tier: number;
  amount: string;
  counted_at: number;
  /** Time of the notification about insufficient funds. */
  notified_at: number | null;
  paid_at: number | null;
  /** Null until paid. */
  transaction_id: number | null;
}

/**
 * Qualifying stake of a member's bets settled within one hour of the merchant's time zone. Maintained by the database.
 */
export interface MemberHourTable {
  /** First instant of the hour. */
  hour: number;
  member_id: number;
  qualifying_stake: string;
}

export interface ContractTables {
  contracts: ContractTable;
  contract_payouts: ContractPayoutTable;
  member_hours: MemberHourTable;
}
