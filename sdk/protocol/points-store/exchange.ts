/** Calculations with points: value and balance (GIFT-03). Points and amounts are decimal text. */
import { toAmount, toUnits } from '../amounts.ts';
import { parseText } from '../parse-values.ts';

/** Exchange rate of points for play money. */
export interface PointsExchangeRate {
  /** Value of one point in play money. */
  readonly amount: string;
  /** Minimum points of an exchange. */
  readonly min: number;
}

const AMOUNT = /^-?\d+(\.\d{1,4})?$/;
/** Parses points as decimal text; invalid values count as 0. */
export const pointsOf = (value: string | number | null | undefined): string => {
  const text = parseText(value);
  return AMOUNT.test(text) ? text : '0';
};

/** Returns the points missing for a price; null if sufficient. */
export function pointsToGo(price: string, points: string): string | null {
  const missing = toUnits(price) - toUnits(points);
  return missing > 0n ? toAmount(missing) : null;
}

/** Returns the balance after payment of a price, at least 0. */
export function pointsAfter(price: string, points: string): string {
  const left = toUnits(points) - toUnits(price);
  return toAmount(left > 0n ? left : 0n);
}

/** Returns the integer part of points, which can be exchanged. */
export const wholePoints = (points: string): string => {
  const whole = points.split('.', 1)[0] ?? '';
  return /^\d+$/.test(whole) ? whole.replace(/^0+(?=\d)/, '') : '0';
};

/** Error of an exchange: missing or not an integer, below the minimum, above the balance. */
export type ExchangeIssue = 'missing' | 'min' | 'funds';

/**
 * Validates an exchange of `points`; null if valid.
 * @param points as typed: digits
 * @param have balance of the member, decimal text
 */
export function checkExchange(
  points: string,
  have: string,
  { min }: Pick<PointsExchangeRate, 'min'>,
): ExchangeIssue | null {
  if (!/^[1-9]\d{0,11}$/.test(points)) return 'missing';
  if (toUnits(points) > toUnits(have)) return 'funds';
  return Number(points) < min ? 'min' : null;
}

/** Returns the value of whole points in play money with two decimals, rounded down. */
export function exchangeAmount(points: string, { amount }: Pick<PointsExchangeRate, 'amount'>): string {
  return toAmount(/^\d{1,12}$/.test(points) ? BigInt(points) * toUnits(amount) : 0n);
}
