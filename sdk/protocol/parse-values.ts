/**
 * Parses primitive values in responses. Missing and invalid values become a safe default, never the text `undefined` or
 * NaN.
 */

type Wire = string | number | boolean | null | undefined;

/** Maximum timestamp that a Date can represent, ms. */
const LAST_INSTANT = 8.64e15;

/** Returns an id, a name or a number as text; '' if missing. */
export function parseText(value: Wire): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Returns an amount as a decimal string; '0.00' if missing. */
export const parseDecimal = (value: Wire): string => parseText(value) || '0.00';

/** Parses a number or a numeric string, such as a timestamp; null if missing or outside the range of a Date. */
export function parseNumber(value: Wire): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= LAST_INSTANT ? number : null;
}

/** Parses a flag: true, 1, '1' and 'true' are true, other values are false. */
export const parseFlag = (value: Wire): boolean =>
  value === true || ['1', 'true'].includes(parseText(value).toLowerCase());

/** Checks whether the value is a list of rows whose fields are primitive values or lists of primitive values. */
export const isRows = (value: unknown): value is readonly object[] =>
  Array.isArray(value) &&
  value.every(row => typeof row === 'object' && row !== null && Object.values(row).flat().every(isPlain));

const isPlain = (value: unknown) => Object(value) !== value;
