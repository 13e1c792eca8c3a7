/** Calculations with points (GIFT-03). Points and amounts are decimal strings. */
import { toAmount, toUnits } from '../amounts.ts';
import { parseText } from '../parse-values.ts';

/** Rate at which points are exchanged for play money. */
export interface PointsExchangeRate {
  /** Value of one point in play money. */
  readonly amount: string;
  /** Minimum number of points per exchange. */
  readonly min: number;
}

const AMOUNT = /^-?\d+(\.\d{1,4})?$/;
/** Parses points and returns them as a decimal string; invalid values count as 0. */
export const pointsOf = (value: string | number | null | undefined): string => {
  const text = parseText(value);
  return AMOUNT.test(text) ? text : '0';
};

/** Returns the number of points that are missing for a price; null if there are enough. */
export function pointsToGo(price: string, points: string): string | null {
  const missing = toUnits(price) - toUnits(points);
  return missing > 0n ? toAmount(missing) : null;
}

/** Returns the balance of points after paying a price, at least 0. */
export function pointsAfter(price: string, points: string): string {
  const left = toUnits(points) - toUnits(price);
  return toAmount(left > 0n ? left : 0n);
}

/** Returns the integer part of a number of points, because only whole points can be exchanged. */
export const wholePoints = (points: string): string => {
  const whole = points.split('.', 1)[0] ?? '';
  return /^\d+$/.test(whole) ? whole.replace(/^0+(?=\d)/, '') : '0';
};

/** Error of an exchange. `missing`: no integer; `min`: below the minimum; `funds`: above the balance. */
export type ExchangeIssue = 'missing' | 'min' | 'funds';

/**
 * Validates an exchange of `points`; null if valid.
 * @param points digits that the member entered
 * @param have balance of the member, decimal string
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

/** Returns the value of whole points in play money, rounded down to two decimals. */
export function exchangeAmount(points: string, { amount }: Pick<PointsExchangeRate, 'amount'>): string {
  return toAmount(/^\d{1,12}$/.test(points) ? BigInt(points) * toUnits(amount) : 0n);
}
