/** Totals of a deposit: limits, fee, what arrives, what a promotion adds (PAY-05, PAY-10). Amounts are decimal text. */
import { type AmountIssue, minorUnit, parseAmount, toAmount, toUnits, WHOLE } from '../amounts.ts';

/** What a method says about amounts. */
export interface DepositLimits {
  readonly min: string;
  readonly max: string;
  /** What the member may still deposit today; null for no limit. */
  readonly dayLeft: string | null;
  /** Decimals of the currency, 0 to 4. */
  readonly decimals: number;
}

/** What is wrong with an amount, and the limit it passes: `low` names the least, `high` the most, `day` what is left of the day. */
export type DepositAmountIssue = AmountIssue | { readonly issue: 'low' | 'high' | 'day'; readonly limit: string };

/** Checks what was typed against a method, null when it may be deposited (PAY-05, PAY-11). */
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

/** What a method keeps of each deposit. */
export interface DepositFee {
  /** Per cent of the amount, decimal text: `1.2`. */
  readonly percent: string;
  /** Added to it whatever the amount. */
  readonly fixed: string;
}

/** The fee of an amount, rounded up to the least amount of the currency; never more than the amount. */
export function depositFee(amount: string, { percent, fixed }: DepositFee, decimals: number): string {
  const units = limitOf(amount);
  const step = minorUnit(decimals);
  // A per cent of ten-thousandths: 100 x 10,000 parts.
  const exact = units * limitOf(percent) + limitOf(fixed) * 100n * WHOLE;
  const perStep = step * 100n * WHOLE;
  const fee = ((exact + perStep - 1n) / perStep) * step;
  return toAmount(fee < units ? fee : units);
}

/** What a promotion gives on a deposit. */
export interface DepositOffer {
  /** Per cent of the amount, decimal text. */
  readonly percent: string;
  readonly maxBonus: string;
  /** Deposits from this amount on take part. */
  readonly minAmount: string;
  /** Times that deposit and bonus have to be staked, decimal text. */
  readonly wageringMultiplier: string;
}

/** The bonus of an amount, cut to the least amount of the currency; `0.00` for an amount that does not take part. */
export function depositBonus(amount: string, offer: DepositOffer, decimals: number): string {
  const units = limitOf(amount);
  if (units < limitOf(offer.minAmount)) return toAmount(0n);
  const share = (units * limitOf(offer.percent)) / (100n * WHOLE);
  const max = limitOf(offer.maxBonus);
  const bonus = share < max ? share : max;
  return toAmount(bonus - (bonus % minorUnit(decimals)));
}

/** What has to be staked before a withdrawal: (deposit + bonus) x times (PAY-10). */
export const depositWagering = (amount: string, bonus: string, times: string): string =>
  toAmount(((limitOf(amount) + limitOf(bonus)) * limitOf(times)) / WHOLE);

/** What is in the wallet afterwards: the amount less its fee, and the bonus. */
export const depositArrives = (amount: string, fee: string, bonus: string): string =>
  toAmount(limitOf(amount) - limitOf(fee) + limitOf(bonus));

const MAX_QUICK = 8;

/** Amounts to choose by a tap: the first eight of 1, 2, 5, 10, 20 … above the least and up to the most, without decimals. */
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

/** Units of what a gateway said; what is no amount counts as nothing. */
function limitOf(text: string): bigint {
  try {
    return toUnits(text);
  } catch {
    return 0n;
  }
}
