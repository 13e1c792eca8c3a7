/** Points store: balance, rates, goods, and ledger entries (GIFT-03). Points and amounts are decimal strings. */

import { toUnits } from '../amounts.ts';
import type { ResponseOf } from '../endpoint.ts';
import { parseNumber, parseText } from '../parse-values.ts';
import type { pointHistory, pointsStoreItems } from './calls.ts';
import { type PointsExchangeRate, pointsOf } from './exchange.ts';
import type { PointsStoreItem } from './items.ts';

export interface PointRate {
  /** Category of the bets: LOTT, RNG. */
  readonly category: string;
  /** Settled qualifying stake for which the member earns one point. */
  readonly stake: string;
}

/** Points of a member, and goods of the store. */
export interface PointsStore {
  readonly points: string;
  /** Points earned in the last seven days. */
  readonly week: string;
  readonly rates: readonly PointRate[];
  /** Exchange rate; null if the merchant offers no exchange. */
  readonly exchange: PointsExchangeRate | null;
  readonly goods: readonly PointsStoreItem[];
}

/** Parses the response of `pointsStoreItems`. Goods without a price and rates without a stake are omitted. */
export function parsePointsStore(wire: ResponseOf<typeof pointsStoreItems>['value']): PointsStore {
  const worth = pointsOf(wire.exchange?.amount);
  return {
    points: pointsOf(wire.points),
    week: pointsOf(wire.week),
    rates: wire.rates
      .map(({ category, stake }) => ({ category: parseText(category), stake: pointsOf(stake) }))
      .filter(({ stake }) => toUnits(stake) > 0n),
    exchange: toUnits(worth) > 0n ? { amount: worth, min: parseNumber(wire.exchange?.min) ?? 1 } : null,
    goods: wire.goods
      .map(({ goodsId, name, iconUrl, points, stock }) => ({
        id: parseText(goodsId),
        name: parseText(name),
        icon: iconUrl ?? null,
        points: pointsOf(points),
        stock: parseNumber(stock) ?? 0,
      }))
      .filter(({ points }) => toUnits(points) > 0n),
  };
}

/** Kinds of ledger entries. `taken`: a stake was reversed; `returned`: an order was canceled. */
export const POINT_KINDS = ['earned', 'taken', 'exchange', 'order', 'returned', 'given'] as const;
/** One of `POINT_KINDS`. */
export type PointKind = (typeof POINT_KINDS)[number];

/** A ledger entry of points. */
export interface PointsEntry {
  readonly id: string;
  /** Kind of the entry; null for a kind that this version does not support. */
  readonly kind: PointKind | null;
  /** Category of the bet that earned the points; '' for other ledger entries. */
  readonly category: string;
  /** Number of points; negative for debits. */
  readonly points: string;
  /** Balance of points after the entry. */
  readonly balance: string;
  /** Play money credited in exchange for the points; null for other ledger entries. */
  readonly amount: string | null;
  /** Number of the exchange's receipt; null for other ledger entries. */
  readonly receiptNo: string | null;
  /** Time of the entry, ms since 1970; null if unknown. */
  readonly time: number | null;
}

/** Parses the ledger entries in a response of `pointHistory`. */
export const parsePointsEntries = (rows: ResponseOf<typeof pointHistory>['value']['content']): PointsEntry[] =>
  rows.map(({ entryId, kind, category, points, balance, amount, transactionNo, time }) => ({
    id: parseText(entryId),
    kind: POINT_KINDS.find(one => one === kind) ?? null,
    category: category ?? '',
    points: pointsOf(points),
    balance: pointsOf(balance),
    amount: amount == null ? null : pointsOf(amount),
    receiptNo: transactionNo ?? null,
    time: parseNumber(time),
  }));
