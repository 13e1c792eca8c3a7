/** True if the amount is zero, such as `0` or `0.00`. */
export const isZeroAmount = (amount: string): boolean => !/[1-9]/.test(amount);
