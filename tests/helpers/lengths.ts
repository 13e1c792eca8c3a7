/**
 * A length in px as it is laid out. Browsers count in 64ths of a pixel and hand them out as floats, so that a control of 44 px
 * may measure 43.99999; a hundredth is finer than any 64th.
 */
export const px = (length: number | undefined): number => Math.round((length ?? 0) * 100) / 100;
