/** Rules of a withdrawal: its amount, its fee, and what six digits may be its password (OUT-02, OUT-05). Amounts are decimal text. */
import { parseAmount, toAmount, toUnits } from '../amounts.ts';

/** What holds for the next withdrawal of a member. */
export interface WithdrawalLimits {
  readonly min: string;
  readonly max: string;
  /** What may still be withdrawn today. */
  readonly dayLeft: string;
  /** What the member has that may be withdrawn. */
  readonly withdrawable: string;
  /** Decimals of the currency, 0 to 4. */
  readonly decimals: number;
}

/**
 * What is wrong with an amount, and the limit it passes: `funds` names what there is, `low` the least, `high` the most, `day` the rest of
 * the day.
 */
export type WithdrawalAmountIssue =
  | { readonly issue: 'number' }
  | { readonly issue: 'decimals'; readonly decimals: number }
  | { readonly issue: 'low' | 'high' | 'day' | 'funds'; readonly limit: string };

/** Checks what was typed, null when it may be withdrawn. */
export function checkWithdrawalAmount(
  amount: string,
  { min, max, dayLeft, withdrawable, decimals }: WithdrawalLimits,
): WithdrawalAmountIssue | null {
  const units = parseAmount(amount, decimals);
  if (typeof units !== 'bigint') return units;
  if (units < toUnits(min) || units === 0n) return { issue: 'low', limit: min };
  if (units > toUnits(max)) return { issue: 'high', limit: max };
  if (units > toUnits(withdrawable)) return { issue: 'funds', limit: withdrawable };
  if (units > toUnits(dayLeft)) return { issue: 'day', limit: dayLeft };
  return null;
}

/** Fee of the next withdrawal: nothing while free ones are left, and never more than the amount. */
export function withdrawalFee(amount: string, fixed: string, freeLeft: number): string {
  if (freeLeft > 0) return '0.00';
  const [units, fee] = [toUnits(amount), toUnits(fixed)];
  return toAmount(fee < units ? fee : units);
}

/** What reaches the card. */
export const withdrawalArrives = (amount: string, fee: string): string => toAmount(toUnits(amount) - toUnits(fee));

/** Why a text may not be a withdrawal password: not six digits, 123456 or one digit six times, or the day of birth. */
export type PaymentPasswordIssue = 'digits' | 'simple' | 'birthday';

/**
 * Why a text may not be a withdrawal password, null when it may (OUT-02).
 * @param birthDate YYYY-MM-DD, null where nobody knows it
 */
export function checkPaymentPassword(password: string, birthDate: string | null): PaymentPasswordIssue | null {
  if (!/^[0-9]{6}$/.test(password)) return 'digits';
  if (password === '123456' || /^(\d)\1{5}$/.test(password)) return 'simple';
  const [, year = '', month = '', day = ''] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(birthDate ?? '') ?? [];
  const spellings = [year + month + day, day + month + year, month + day + year];
  return year !== '' && spellings.includes(password) ? 'birthday' : null;
}

/** How many digits the numbers of a bank have, and whether they carry a check digit. */
export interface CardNumberRule {
  readonly min: number;
  readonly max: number;
  /** The last digit checks the others (Luhn). */
  readonly isChecked: boolean;
}

/** A number of a card or account without blanks; null when the bank has no such numbers (OUT-03). */
export function parseCardNumber(typed: string, { min, max, isChecked }: CardNumberRule): string | null {
  const digits = typed.replace(/[ -]/g, '');
  if (!/^[0-9]+$/.test(digits) || digits.length < min || digits.length > max) return null;
  return !isChecked || luhn(digits) ? digits : null;
}

/** Is the last digit the one that the others ask for? */
function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The name on a card as banks compare it: without accents, in capitals, one blank between words. */
export const foldPayeeName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'D').toUpperCase().replace(/\s+/g, ' ').trim();
