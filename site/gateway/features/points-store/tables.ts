/** Tables of points and of the mall. Times are ms since 1970, points numeric(20,2) and amounts numeric(20,4) as text. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { PointsEntry, PointsStoreOrderState } from 'lobbykit/domain';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** How much settled qualifying stake of a category brings one point. */
export interface PointsEarnRateTable {
  merchant_code: string;
  category: string;
  stake: string;
}

/** What one point is worth in play money, and the fewest points of an exchange. */
export interface PointsExchangeRateTable {
  merchant_code: string;
  amount: string;
  min_points: number;
}

export interface PointsAccountTable {
  member_id: number;
  /** Sum of the entries, never less than nothing. The database keeps it. */
  balance: Generated<string>;
  /** Number of the last entry. The database keeps it. */
  seq: Generated<number>;
}

/** A ledger entry of points; never changed. Those that stakes earn, or lose when they are undone, the database writes itself. */
export interface PointsLedgerEntryTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** `play-12`, `undone-12`, `order-3`, `returned-3`, `exchange-…`, `given-…`: once by a member. */
  key: string;
  kind: NonNullable<PointsEntry['kind']>;
  /** Of the stake; '' for what is no stake. */
  category: Generated<string>;
  points: string;
  created_at: number;
  /** 1, 2, 3 … of a member without a hole, given by the database. */
  seq: GeneratedAlways<number>;
  balance_after: GeneratedAlways<string>;
  /** The exchange in the books of money, and what came of it; null for all else. */
  ledger_transaction_id: Generated<number | null>;
  amount: Generated<string | null>;
}

export interface PointsStoreItemTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  names: Json<LocalizedText>;
  /** Name of the picture. */
  icon: string;
  /** Price of one piece. */
  points: number;
  stock: number;
  position: Generated<number>;
  removed_at: Generated<number | null>;
}

/** One piece that a member ordered. It keeps name and price whatever becomes of the goods. */
export interface PointsStoreOrderTable {
  id: GeneratedAlways<number>;
  member_id: number;
  item_id: number;
  names: Json<LocalizedText>;
  icon: string;
  points: number;
  state: Generated<PointsStoreOrderState>;
  /** Words of the desk to the member. */
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
