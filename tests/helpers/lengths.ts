/**
 * A layout length in px, rounded to hundredths. Browsers use 64ths of a pixel as floats, so a control of 44 px may
 * measure 43.99999.
 */
export const px = (length: number | undefined): number => Math.round((length ?? 0) * 100) / 100;
