/** Tables of agents' contracts. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { GeneratedAlways } from 'kysely';
import type { ContractKind, ContractTier } from 'lobbykit/domain';
import type { Json } from '../../platform/db/columns.ts';

export type ContractState = 'offered' | 'accepted' | 'refused' | 'withdrawn';

/** Offer, and the contract that results from it. Per member and kind, at most one row is pending and one in force. */
export interface ContractTable {
  id: GeneratedAlways<number>;
  offer_id: string;
  merchant_code: string;
  /** Upline, who pays. */
  upline_id: number;
  member_id: number;
  kind: ContractKind;
  tiers: Json<readonly ContractTier[]>;
  state: ContractState;
  offered_at: number;
  answered_at: number | null;
  /** Start of the first period; null until the offer is accepted, as is `counted_to`. */
  starts_at: number | null;
  /** End of the last period; null unless the contract was ended. */
  ends_at: number | null;
  /** End of the last period that was counted. */
  counted_to: number | null;
}

/** Completed and counted period of a contract. */
export interface ContractPayoutTable {
  contract_id: number;
  starts_at: number;
  ends_at: number;
  /** Amount that determines the tier: the team's qualifying stake, or for dividends the team's loss. */
  base: string;
  active: number;
  /** Number of the reached tier, from 1; 0 if none was reached. */
  tier: number;
  amount: string;
  counted_at: number;
  /** Time at which both parties were notified that the payer's balance is insufficient; null if not. */
  notified_at: number | null;
  paid_at: number | null;
  /** Ledger transaction of the payment; null until paid. */
  transaction_id: number | null;
}

/** Qualifying stake of a member's bets that were settled within one hour. Updated by database triggers. */
export interface MemberHourTable {
  /** Start of the hour. */
  hour: number;
  member_id: number;
  qualifying_stake: string;
}

export interface ContractTables {
  contracts: ContractTable;
  contract_payouts: ContractPayoutTable;
  member_hours: MemberHourTable;
}
