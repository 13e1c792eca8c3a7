/** What follows from a choice in a cashier: which method is meant, and the sums of it. */
import { depositArrives, depositBonus, depositFee, depositWagering } from 'lobbykit/domain';
import type { DepositMethod, DepositPromo } from './offers.ts';

/** Decimal text each. */
export interface DepositTotals {
  readonly fee: string;
  /** `0.00` without a promotion, or for an amount that does not take part. */
  readonly bonus: string;
  /** The amount less its fee and with its bonus. */
  readonly arrives: string;
  /** What has to be staked before a withdrawal, `0.00` for nothing. */
  readonly turnover: string;
}

/** The chosen method while it is open, else the first open one; null where all are closed. */
export const firstMethod = (methods: readonly DepositMethod[], chosen: string): DepositMethod | null =>
  methods.find(({ id, isOpen }) => id === chosen && isOpen) ?? methods.find(({ isOpen }) => isOpen) ?? null;

/** The sums of an amount that may be deposited. */
export function depositTotals(
  amount: string,
  { fee: rate, decimals }: Pick<DepositMethod, 'fee' | 'decimals'>,
  promo: DepositPromo | null,
): DepositTotals {
  const fee = depositFee(amount, rate, decimals);
  const bonus = promo ? depositBonus(amount, promo, decimals) : '0.00';
  const hasBonus = /[1-9]/.test(bonus);
  return {
    fee,
    bonus,
    arrives: depositArrives(amount, fee, bonus),
    turnover: promo && hasBonus ? depositWagering(amount, bonus, promo.wageringMultiplier) : '0.00',
  };
}
