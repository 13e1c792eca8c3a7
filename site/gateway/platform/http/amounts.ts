/** Amounts in requests. */
import { parseAmount } from 'lobbykit/domain';
import { invalid } from '../api-error.ts';

/**
 * Parses the amount in a request field into minor units (PAY-02).
 * @param decimals decimals of the currency, 0 to 4
 * @throws ApiError `input.invalid` with the name of the field and the allowed values
 */
export function requireUnits(field: string, text: string, decimals: number): bigint {
  const read = parseAmount(text, decimals);
  if (typeof read === 'bigint') return read;
  if (read.issue === 'number') {
    throw invalid(`"${field}" is not an amount; allowed is decimal text such as 50000, at most 15 digits`, field);
  }
  const allowed = decimals === 0 ? 'a whole amount' : `at most ${decimals} decimals`;
  throw invalid(`"${field}" has more decimals than the currency; allowed is ${allowed}`, field);
}
