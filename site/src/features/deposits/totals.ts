/** Derived values of a deposit selection: the effective method and the totals. */
import { depositArrives, depositBonus, depositFee, depositWagering } from 'lobbykit/domain';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';
import type { DepositMethod, DepositPromo } from './offers.ts';

/** Decimal text. */
export interface DepositTotals {
  readonly fee: string;
  /** `0.00` without a promotion, or if the amount does not qualify. */
  readonly bonus: string;
  /** Amount minus fee plus bonus. */
  readonly arrives: string;
  /** Stakes that are required before a withdrawal (wagering requirement); `0.00` if none are required. */
  readonly turnover: string;
}

/** Selected method if open, else the first open method; null if all are closed. */
export const firstMethod = (methods: readonly DepositMethod[], chosen: string): DepositMethod | null =>
  methods.find(({ id, isOpen }) => id === chosen && isOpen) ?? methods.find(({ isOpen }) => isOpen) ?? null;

/** Totals of a valid amount. */
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
