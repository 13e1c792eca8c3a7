/** Validation of a withdrawal: amount, fee and withdrawal password (OUT-02, OUT-05). Amounts are decimal strings. */
import { parseAmount, toAmount, toUnits } from '../amounts.ts';

/** Limits of a member's next withdrawal. */
export interface WithdrawalLimits {
  readonly min: string;
  readonly max: string;
  /** Remaining amount that the member can withdraw today. */
  readonly dayLeft: string;
  /** Balance that the member can withdraw. */
  readonly withdrawable: string;
  /** Number of decimals of the currency, 0 to 4. */
  readonly decimals: number;
}

/**
 * Error of an amount, with the limit that it violates: the available balance for `funds`, the minimum for `low`, the
 * maximum for `high`, the remaining daily limit for `day`.
 */
export type WithdrawalAmountIssue =
  | { readonly issue: 'number' }
  | { readonly issue: 'decimals'; readonly decimals: number }
  | { readonly issue: 'low' | 'high' | 'day' | 'funds'; readonly limit: string };

/** Validates an amount that a member entered; null if valid. */
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

/**
 * Returns the fee of the next withdrawal: 0 while the member has free withdrawals left, otherwise the fixed fee, at
 * most the amount.
 */
export function withdrawalFee(amount: string, fixed: string, freeLeft: number): string {
  if (freeLeft > 0) return '0.00';
  const [units, fee] = [toUnits(amount), toUnits(fixed)];
  return toAmount(fee < units ? fee : units);
}

/** Returns the amount that is credited to the card: amount minus fee. */
export const withdrawalArrives = (amount: string, fee: string): string => toAmount(toUnits(amount) - toUnits(fee));

/**
 * Reason why a withdrawal password is invalid. `digits`: not six digits; `simple`: 123456 or one repeated digit;
 * `birthday`: the date of birth.
 */
export type PaymentPasswordIssue = 'digits' | 'simple' | 'birthday';

/**
 * Validates a withdrawal password; null if valid (OUT-02).
 * @param birthDate YYYY-MM-DD, null if unknown
 */
export function checkPaymentPassword(password: string, birthDate: string | null): PaymentPasswordIssue | null {
  if (!/^[0-9]{6}$/.test(password)) return 'digits';
  if (password === '123456' || /^(\d)\1{5}$/.test(password)) return 'simple';
  const [, year = '', month = '', day = ''] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(birthDate ?? '') ?? [];
  const spellings = [year + month + day, day + month + year, month + day + year];
  return year !== '' && spellings.includes(password) ? 'birthday' : null;
}

/** Rule for the card numbers of a bank: number of digits, and whether the last one is a check digit. */
export interface CardNumberRule {
  readonly min: number;
  readonly max: number;
  /** True if the last digit is a check digit (Luhn algorithm). */
  readonly isChecked: boolean;
}

/**
 * Parses a card or account number and removes spaces and hyphens; null if the number is invalid for the bank (OUT-03).
 */
export function parseCardNumber(typed: string, { min, max, isChecked }: CardNumberRule): string | null {
  const digits = typed.replace(/[ -]/g, '');
  if (!/^[0-9]+$/.test(digits) || digits.length < min || digits.length > max) return null;
  return !isChecked || luhn(digits) ? digits : null;
}

/** Checks the check digit of a number with the Luhn algorithm. */
function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, n) => {
    const value = Number(digit) * (n % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Normalizes a payee name as banks do: without accents, in upper case, and with single spaces between words. */
export const foldPayeeName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'D').toUpperCase().replace(/\s+/g, ' ').trim();
