/** True for a zero amount, `0` or `0.00`. */
export const isZeroAmount = (amount: string): boolean => !/[1-9]/.test(amount);
