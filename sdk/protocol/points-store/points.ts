/** The points store: points, how they are earned, goods, and ledger entries (GIFT-03). Points and amounts are decimal text. */

import { toUnits } from '../amounts.ts';
import type { ResponseOf } from '../endpoint.ts';
import { parseNumber, parseText } from '../parse-values.ts';
import type { pointHistory, pointsStoreItems } from './calls.ts';
import { type PointsExchangeRate, pointsOf } from './exchange.ts';
import type { PointsStoreItem } from './items.ts';

export interface PointRate {
  /** Category of play: LOTT, RNG. */
  readonly category: string;
  /** Settled qualifying stake that brings one point. */
  readonly stake: string;
}

/** How a member stands with points, and what the mall has. */
export interface PointsStore {
  readonly points: string;
  /** Earned in the last seven days. */
  readonly week: string;
  readonly rates: readonly PointRate[];
  /** Null where points are not exchanged. */
  readonly exchange: PointsExchangeRate | null;
  readonly goods: readonly PointsStoreItem[];
}

/** From the answer of `pointsStoreItems`; goods without a price and rates without a stake are left out. */
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

/** How points came or went: `taken` because a stake was undone, `returned` because an order was cancelled. */
export const POINT_KINDS = ['earned', 'taken', 'exchange', 'order', 'returned', 'given'] as const;
/** One of `POINT_KINDS`. */
export type PointKind = (typeof POINT_KINDS)[number];

/** A movement of points. */
export interface PointsEntry {
  readonly id: string;
  /** Null for a kind that this version does not know. */
  readonly kind: PointKind | null;
  /** Of the stake that brought the points; '' for other ledger entries. */
  readonly category: string;
  /** Negative for what was spent. */
  readonly points: string;
  /** What the member had after it. */
  readonly balance: string;
  /** Play money of an exchange; null for other ledger entries. */
  readonly amount: string | null;
  /** ms since 1970; null when unknown. */
  readonly time: number | null;
}

/** From an answer of `pointHistory`. */
export const parsePointsEntries = (rows: ResponseOf<typeof pointHistory>['value']['content']): PointsEntry[] =>
  rows.map(({ entryId, kind, category, points, balance, amount, time }) => ({
    id: parseText(entryId),
    kind: POINT_KINDS.find(one => one === kind) ?? null,
    category: category ?? '',
    points: pointsOf(points),
    balance: pointsOf(balance),
    amount: amount == null ? null : pointsOf(amount),
    time: parseNumber(time),
  }));
