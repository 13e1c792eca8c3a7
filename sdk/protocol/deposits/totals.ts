/** Calculations for a deposit: limits, fee, credited amount and bonus (PAY-05, PAY-10). Amounts are decimal strings. */
import { type AmountIssue, minorUnit, parseAmount, toAmount, toUnits, WHOLE } from '../amounts.ts';

/** Amount limits of a payment method. */
export interface DepositLimits {
  readonly min: string;
  readonly max: string;
  /** Remaining amount that the member can deposit today; null if unlimited. */
  readonly dayLeft: string | null;
  /** Number of decimals of the currency, 0 to 4. */
  readonly decimals: number;
}

/**
 * Error of an amount, with the limit that it violates: the minimum for `low`, the maximum for `high`, the remaining
 * daily limit for `day`.
 */
export type DepositAmountIssue = AmountIssue | { readonly issue: 'low' | 'high' | 'day'; readonly limit: string };

/** Validates an amount that a member entered against the limits of a payment method; null if valid (PAY-05, PAY-11). */
export function checkDepositAmount(
  amount: string,
  { min, max, dayLeft, decimals }: DepositLimits,
): DepositAmountIssue | null {
  const units = parseAmount(amount, decimals);
  if (typeof units !== 'bigint') return units;
  if (units < limitOf(min) || units === 0n) return { issue: 'low', limit: min };
  if (units > limitOf(max)) return { issue: 'high', limit: max };
  if (dayLeft !== null && units > limitOf(dayLeft)) return { issue: 'day', limit: dayLeft };
  return null;
}

/** Fee of a payment method per deposit. */
export interface DepositFee {
  /** Percentage of the amount, decimal string: `1.2`. */
  readonly percent: string;
  /** Fixed fee in addition to the percentage, decimal string. */
  readonly fixed: string;
}

/** Returns the fee for an amount, rounded up to the smallest amount of the currency; at most the amount itself. */
export function depositFee(amount: string, { percent, fixed }: DepositFee, decimals: number): string {
  const units = limitOf(amount);
  const step = minorUnit(decimals);
  // Both fees are in millionths of a unit (percent with four decimals), so that only the final division rounds.
  const exact = units * limitOf(percent) + limitOf(fixed) * 100n * WHOLE;
  const perStep = step * 100n * WHOLE;
  const fee = ((exact + perStep - 1n) / perStep) * step;
  return toAmount(fee < units ? fee : units);
}

/** Bonus, minimum deposit and wagering requirement of a promotion. */
export interface DepositOffer {
  /** Bonus in percent of the amount, decimal string. */
  readonly percent: string;
  readonly maxBonus: string;
  /** Minimum deposit. */
  readonly minAmount: string;
  /** Wagering requirement as a multiple of deposit plus bonus, decimal string. */
  readonly wageringMultiplier: string;
}

/**
 * Returns the bonus for an amount, rounded down to the smallest amount of the currency; `0.00` if the amount is below
 * the minimum deposit.
 */
export function depositBonus(amount: string, offer: DepositOffer, decimals: number): string {
  const units = limitOf(amount);
  if (units < limitOf(offer.minAmount)) return toAmount(0n);
  const share = (units * limitOf(offer.percent)) / (100n * WHOLE);
  const max = limitOf(offer.maxBonus);
  const bonus = share < max ? share : max;
  return toAmount(bonus - (bonus % minorUnit(decimals)));
}

/** Returns the amount that the member must stake before a withdrawal: (deposit + bonus) x times (PAY-10). */
export const depositWagering = (amount: string, bonus: string, times: string): string =>
  toAmount(((limitOf(amount) + limitOf(bonus)) * limitOf(times)) / WHOLE);

/** Returns the amount credited to the wallet: amount minus fee plus bonus. */
export const depositArrives = (amount: string, fee: string, bonus: string): string =>
  toAmount(limitOf(amount) - limitOf(fee) + limitOf(bonus));

const MAX_QUICK = 8;

/**
 * Returns the amounts of the quick-select buttons: the first eight of 1, 2, 5, 10, 20 … between minimum and maximum,
 * without decimals.
 */
export function quickAmounts(min: string, max: string): string[] {
  const [from, to] = [limitOf(min), limitOf(max)];
  const found: string[] = [];
  for (let power = 1n; power * WHOLE <= to && found.length < MAX_QUICK; power *= 10n) {
    for (const digit of [1n, 2n, 5n]) {
      const units = digit * power * WHOLE;
      if (units > from && units <= to && found.length < MAX_QUICK) found.push(toAmount(units, 0));
    }
  }
  return found;
}

/** Parses an amount from the gateway into units; invalid text counts as 0. */
function limitOf(text: string): bigint {
  try {
    return toUnits(text);
  } catch {
    return 0n;
  }
}
