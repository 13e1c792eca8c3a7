/** What points are worth, and what is left of them (GIFT-03). Points and amounts are decimal text. */
import { toAmount, toUnits } from '../amounts.ts';
import { parseText } from '../parse-values.ts';

/** What points are worth in play money. */
export interface PointsExchangeRate {
  /** Of one point. */
  readonly amount: string;
  /** Fewest points of an exchange. */
  readonly min: number;
}

const AMOUNT = /^-?\d+(\.\d{1,4})?$/;
/** Points of the wire as decimal text; what is no amount counts as 0. */
export const pointsOf = (value: string | number | null | undefined): string => {
  const text = parseText(value);
  return AMOUNT.test(text) ? text : '0';
};

/** Points that are missing to a price; null where there are enough. */
export function pointsToGo(price: string, points: string): string | null {
  const missing = toUnits(price) - toUnits(points);
  return missing > 0n ? toAmount(missing) : null;
}

/** What is left after a price is paid; nothing less than 0. */
export function pointsAfter(price: string, points: string): string {
  const left = toUnits(points) - toUnits(price);
  return toAmount(left > 0n ? left : 0n);
}

/** The whole points among some: those that can be exchanged. */
export const wholePoints = (points: string): string => {
  const whole = points.split('.', 1)[0] ?? '';
  return /^\d+$/.test(whole) ? whole.replace(/^0+(?=\d)/, '') : '0';
};

/** What is wrong with a number of points to exchange: nothing or no whole number given, too few, more than there are. */
export type ExchangeIssue = 'missing' | 'min' | 'funds';

/**
 * What is wrong with an exchange of `points`, null for nothing.
 * @param points as typed: digits
 * @param have points that the member has, decimal text
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

/** What whole points are worth: play money with two decimals, what is less than a hundredth left out. */
export function exchangeAmount(points: string, { amount }: Pick<PointsExchangeRate, 'amount'>): string {
  return toAmount(/^\d{1,12}$/.test(points) ? BigInt(points) * toUnits(amount) : 0n);
}
