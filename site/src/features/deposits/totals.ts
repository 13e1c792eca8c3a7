/** Values derived from the deposit form: the payment method that applies, and the totals. */
import { depositArrives, depositBonus, depositFee, depositWagering } from 'lobbykit/domain';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';
import type { DepositMethod, DepositPromo } from './offers.ts';

/** Totals of a deposit, decimal text. */
export interface DepositTotals {
  readonly fee: string;
  /** Bonus of the promotion; `0.00` without a promotion, or if the amount does not qualify. */
  readonly bonus: string;
  /** Credited amount: the deposit minus the fee plus the bonus. */
  readonly arrives: string;
  /** Wagering requirement: stakes required before a withdrawal; `0.00` if none. */
  readonly turnover: string;
}

/** Returns the selected method if it is open, else the first open method; null if all are closed. */
export const firstMethod = (methods: readonly DepositMethod[], chosen: string): DepositMethod | null =>
  methods.find(({ id, isOpen }) => id === chosen && isOpen) ?? methods.find(({ isOpen }) => isOpen) ?? null;

/** Calculates the totals of a deposit with a valid amount. */
export function depositTotals(
  amount: string,
  { fee: rate, decimals }: Pick<DepositMethod, 'fee' | 'decimals'>,
  promo: DepositPromo | null,
): DepositTotals {
  const fee = depositFee(amount, rate, decimals);
  const bonus = promo ? depositBonus(amount, promo, decimals) : '0.00';
  const hasBonus = !isZeroAmount(bonus);
  return {
    fee,
    bonus,
    arrives: depositArrives(amount, fee, bonus),
    turnover: promo && hasBonus ? depositWagering(amount, bonus, promo.wageringMultiplier) : '0.00',
  };
}
