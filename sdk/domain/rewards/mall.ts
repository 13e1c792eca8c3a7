/** The point mall: points, how they are earned, goods, and movements (GIFT-03). Points and amounts are decimal text. */
import type { Answer } from '../../wire/endpoint.ts';
import type { pointHistory, pointMall } from '../../wire/mall.ts';
import { toUnits } from '../money/units.ts';
import { readNumber, readText } from '../read/read.ts';
import { type PointTerms, pointsOf } from './exchange.ts';
import type { MallGoods } from './goods.ts';

export interface PointRate {
  /** Category of play: LOTT, RNG. */
  readonly category: string;
  /** Settled valid stake that brings one point. */
  readonly stake: string;
}

/** How a member stands with points, and what the mall has. */
export interface PointMall {
  readonly points: string;
  /** Earned in the last seven days. */
  readonly week: string;
  readonly rates: readonly PointRate[];
  /** Null where points are not exchanged. */
  readonly exchange: PointTerms | null;
  readonly goods: readonly MallGoods[];
}

/** From the answer of `pointMall`; goods without a price and rates without a stake are left out. */
export function readPointMall(wire: Answer<typeof pointMall>['value']): PointMall {
  const worth = pointsOf(wire.exchange?.amount);
  return {
    points: pointsOf(wire.points),
    week: pointsOf(wire.week),
    rates: wire.rates
      .map(({ category, stake }) => ({ category: readText(category), stake: pointsOf(stake) }))
      .filter(({ stake }) => toUnits(stake) > 0n),
    exchange: toUnits(worth) > 0n ? { amount: worth, least: readNumber(wire.exchange?.least) ?? 1 } : null,
    goods: wire.goods
      .map(({ goodsId, name, iconUrl, points, stock }) => ({
        id: readText(goodsId),
        name: readText(name),
        icon: iconUrl ?? null,
        points: pointsOf(points),
        stock: readNumber(stock) ?? 0,
      }))
      .filter(({ points }) => toUnits(points) > 0n),
  };
}

/** How points came or went: `taken` because a stake was undone, `returned` because an order was cancelled. */
export const POINT_KINDS = ['earned', 'taken', 'exchange', 'order', 'returned', 'given'] as const;
/** One of `POINT_KINDS`. */
export type PointKind = (typeof POINT_KINDS)[number];

/** A movement of points. */
export interface PointEntry {
  readonly id: string;
  /** Null for a kind that this version does not know. */
  readonly kind: PointKind | null;
  /** Of the stake that brought the points; '' for other movements. */
  readonly category: string;
  /** Negative for what was spent. */
  readonly points: string;
  /** What the member had after it. */
  readonly balance: string;
  /** Play money of an exchange; null for other movements. */
  readonly amount: string | null;
  /** ms since 1970; null when unknown. */
  readonly time: number | null;
}

/** From an answer of `pointHistory`. */
export const readPointEntries = (rows: Answer<typeof pointHistory>['value']['content']): PointEntry[] =>
  rows.map(({ entryId, kind, category, points, balance, amount, time }) => ({
    id: readText(entryId),
    kind: POINT_KINDS.find(one => one === kind) ?? null,
    category: category ?? '',
    points: pointsOf(points),
    balance: pointsOf(balance),
    amount: amount == null ? null : pointsOf(amount),
    time: readNumber(time),
  }));
