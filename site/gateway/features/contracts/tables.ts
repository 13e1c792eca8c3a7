/** Tables of agents' contracts. Times are ms since 1970, amounts numeric(20,4) as text. */
import type { GeneratedAlways } from 'kysely';
import type { ContractKind, ContractTier } from 'lobbykit/domain';
import type { Json } from '../../platform/db/columns.ts';

export type ContractState = 'offered' | 'accepted' | 'refused' | 'withdrawn';

/** An offer, and the contract that becomes of it. One of a kind is open, and one in force, for a member. */
export interface ContractTable {
  id: GeneratedAlways<number>;
  offer_id: string;
  merchant_code: string;
  /** Who pays. */
  upline_id: number;
  member_id: number;
  kind: ContractKind;
  tiers: Json<readonly ContractTier[]>;
  state: ContractState;
  offered_at: number;
  answered_at: number | null;
  /** Beginning of the first period; null for what was not accepted, like `counted_to`. */
  starts_at: number | null;
  /** End of the last period; null while nobody has ended it. */
  ends_at: number | null;
  /** Periods up to here are counted. */
  counted_to: number | null;
}

/** A period of a contract that is over. */
export interface ContractPayoutTable {
  contract_id: number;
  starts_at: number;
  ends_at: number;
  /** What steps ask for: qualifying stake of the team, of dividends its loss. */
  base: string;
  active: number;
  /** Number of the step that was reached, 0 for none. */
  tier: number;
  amount: string;
  counted_at: number;
  /** When both sides heard that there was no cover. */
  notified_at: number | null;
  paid_at: number | null;
  /** Null until it is paid. */
  transaction_id: number | null;
}

/** Valid stake of a member's plays that were settled within an hour of the merchant's clock. The database writes it. */
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
