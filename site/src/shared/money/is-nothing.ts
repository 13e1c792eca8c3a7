/** Is a decimal text nothing: `0`, `0.00`? */
export const isNothing = (amount: string): boolean => !/[1-9]/.test(amount);
