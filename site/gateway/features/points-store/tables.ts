/**
 * Tables of points and of the points store. Times are ms since 1970, points numeric(20,2) and amounts numeric(20,4) as
 * text.
 */
import type { Generated, GeneratedAlways } from 'kysely';
import type { PointsEntry, PointsStoreOrderState } from 'lobbykit/domain';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Settled qualifying stake per point, by category. */
export interface PointsEarnRateTable {
  merchant_code: string;
  category: string;
  stake: string;
}

/** Cash value of one point, in play money, and the minimum number of points per exchange. */
export interface PointsExchangeRateTable {
  merchant_code: string;
  amount: string;
  min_points: number;
}

export interface PointsAccountTable {
  member_id: number;
  /** Sum of the entries, never negative. Maintained by the database. */
  balance: Generated<string>;
  /** Sequence number of the last entry. Maintained by the database. */
  seq: Generated<number>;
}

/** An immutable points entry. Entries for stakes and reverted stakes are inserted by the database. */
export interface PointsLedgerEntryTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** `play-12`, `undone-12`, `order-3`, `returned-3`, `exchange-…`, `given-…`: unique per member. */
  key: string;
  kind: NonNullable<PointsEntry['kind']>;
  /** Category of the stake; '' for other entries. */
  category: Generated<string>;
  points: string;
  created_at: number;
  /** Gapless sequence number 1, 2, 3 … of a member, assigned by the database. */
  seq: GeneratedAlways<number>;
  balance_after: GeneratedAlways<string>;
  /** Ledger transaction and amount of an exchange; null for other entries. */
  ledger_transaction_id: Generated<number | null>;
  amount: Generated<string | null>;
}

export interface PointsStoreItemTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  names: Json<LocalizedText>;
  /** Name of the illustration. */
  icon: string;
  /** Price of one piece. */
  points: number;
  stock: number;
  position: Generated<number>;
  removed_at: Generated<number | null>;
}

/** One ordered piece. Name and price are copies, independent of the item. */
export interface PointsStoreOrderTable {
  id: GeneratedAlways<number>;
  member_id: number;
  item_id: number;
  names: Json<LocalizedText>;
  icon: string;
  points: number;
  state: Generated<PointsStoreOrderState>;
  /** The operator's note to the member. */
  note: Generated<string | null>;
  ordered_at: number;
  state_at: number;
}

export interface PointsStoreTables {
  points_earn_rates: PointsEarnRateTable;
  points_exchange_rates: PointsExchangeRateTable;
  points_accounts: PointsAccountTable;
  points_ledger_entries: PointsLedgerEntryTable;
  points_store_items: PointsStoreItemTable;
  points_store_orders: PointsStoreOrderTable;
}
