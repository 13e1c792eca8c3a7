/** Amounts that a call brings. */
import { parseAmount } from 'lobbykit/domain';
import { invalid } from '../api-error.ts';

/**
 * Units of the amount that came in a field of a call (PAY-02).
 * @param decimals that the currency has, 0 to 4
 * @throws ApiError `input.invalid`, with the field's name and what is allowed
 */
export function requireUnits(field: string, given: string, decimals: number): bigint {
  const read = parseAmount(given, decimals);
  if (typeof read === 'bigint') return read;
  if (read.issue === 'number') {
    throw invalid(`"${field}" is no amount; allowed is decimal text such as 50000, at most 15 digits`, field);
  }
  const allowed = decimals === 0 ? 'a whole amount' : `at most ${decimals} decimals`;
  throw invalid(`"${field}" has more decimals than the currency; allowed is ${allowed}`, field);
}
