/** Plain values out of what the wire sends: missing and senseless ones become a safe default, never `undefined` or NaN as text. */

type Wire = string | number | boolean | null | undefined;

/** Furthest instant a Date can hold, ms. */
const LAST_INSTANT = 8.64e15;

/** Text of an id, a name or a number; '' when there is none. */
export function parseText(value: Wire): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Decimal text of an amount; '0.00' when there is none. */
export const parseDecimal = (value: Wire): string => parseText(value) || '0.00';

/** A number of ms or s, given as number or as text; null when there is none or it is beyond what a Date can hold. */
export function parseNumber(value: Wire): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= LAST_INSTANT ? number : null;
}

/** true, 1, '1' and 'true' are yes, all else is no. */
export const parseFlag = (value: Wire): boolean =>
  value === true || ['1', 'true'].includes(parseText(value).toLowerCase());

/** A list of rows whose fields hold nothing but plain values, or lists of them. */
export const isRows = (value: unknown): value is readonly object[] =>
  Array.isArray(value) &&
  value.every(row => typeof row === 'object' && row !== null && Object.values(row).flat().every(isPlain));

const isPlain = (value: unknown) => Object(value) !== value;
