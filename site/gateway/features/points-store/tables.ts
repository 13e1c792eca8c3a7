/**
 * Tables of points and of the points store. Times are ms since 1970, points numeric(20,2) and amounts numeric(20,4) as
 * text.
 */
import type { Generated, GeneratedAlways } from 'kysely';
import type { PointsEntry, PointsStoreOrderState } from 'lobbykit/domain';
import type { Json, LocalizedText } from '../../platform/db/columns.ts';

/** Qualifying stake of settled bets that earns one point, by category. */
export interface PointsEarnRateTable {
  merchant_code: string;
  category: string;
  stake: string;
}

/** Play money that one point is worth, and minimum points per exchange. */
export interface PointsExchangeRateTable {
  merchant_code: string;
  amount: string;
  min_points: number;
}

export interface PointsAccountTable {
  member_id: number;
  /** Sum of the member's points entries, never negative. Updated by a database trigger. */
  balance: Generated<string>;
  /** Sequence number of the member's last points entry. Updated by a database trigger. */
  seq: Generated<number>;
}

/** Points entry; immutable. Entries for stakes and reverted stakes are inserted by database triggers. */
export interface PointsLedgerEntryTable {
  id: GeneratedAlways<number>;
  member_id: number;
  /** Unique key per member: `play-12`, `undone-12`, `order-3`, `returned-3`, `exchange-…` or `given-…`. */
  key: string;
  kind: NonNullable<PointsEntry['kind']>;
  /** Category of the stake that earned the points; '' for other entries. */
  category: Generated<string>;
  points: string;
  created_at: number;
  /** Sequence number of the entry among those of the member: 1, 2, 3 … without gaps. Set by a database trigger. */
  seq: GeneratedAlways<number>;
  balance_after: GeneratedAlways<string>;
  /** Ledger transaction and amount in play money of an exchange; null for other entries. */
  ledger_transaction_id: Generated<number | null>;
  amount: Generated<string | null>;
}

export interface PointsStoreItemTable {
  id: GeneratedAlways<number>;
  merchant_code: string;
  names: Json<LocalizedText>;
  /** Name of the item's illustration. */
  icon: string;
  /** Price of one piece, points. */
  points: number;
  stock: number;
  position: Generated<number>;
  removed_at: Generated<number | null>;
}

/** Order of one piece. Name and price are copies, so that later changes of the item do not affect the order. */
export interface PointsStoreOrderTable {
  id: GeneratedAlways<number>;
  member_id: number;
  item_id: number;
  names: Json<LocalizedText>;
  icon: string;
  points: number;
  state: Generated<PointsStoreOrderState>;
  /** Operator's note, shown to the member. */
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
