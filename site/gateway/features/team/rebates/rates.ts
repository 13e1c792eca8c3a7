/** Rates on the wire: a list by category, whole tenths of a percent, and what they may be (TEAM-13, TEAM-18). */

import { invalid } from '../../../platform/api-error.ts';
import type { Rates } from './rates-repository.ts';

/** Kinds of play that rates are given for. */
export const RATE_CATEGORIES = ['LOTT', 'RNG', 'LIVE', 'SPORTS', 'FISH', 'ESPORTS', 'COCKFIGHT', 'PVP'] as const;

export const listRates = (rates: Rates) =>
  RATE_CATEGORIES.map(gameType => ({ gameType, rebate: rates[gameType] ?? 0 }));

/** Rates as a call gives them. */
export type GivenRates = readonly { readonly gameType: string; readonly rebate: string | number }[];

/**
 * Rates that an agent gives. Throws ApiError `input.invalid` for a category that there is none of, for one that is named twice, and
 * for a rate above the agent's own or below the least.
 * @param least what the receiver gives on; default nothing
 */
export function requireRates(given: GivenRates | undefined, own: Rates, min: Rates = {}): Rates {
  const rates: Record<string, number> = {};
  for (const { gameType, rebate } of given ?? []) {
    if (!RATE_CATEGORIES.some(name => name === gameType)) {
      throw invalid(`"rebates" knows no "${gameType}"; allowed are ${RATE_CATEGORIES.join(', ')}`, 'rebates');
    }
    if (Object.hasOwn(rates, gameType)) throw invalid(`"rebates" names ${gameType} twice`, 'rebates');
    const [max, from] = [own[gameType] ?? 0, min[gameType] ?? 0];
    const rate = Number(rebate);
    if (rate > max) {
      throw invalid(`"rebates" of ${gameType} is ${rate}; allowed is ${from} to your own ${max}`, 'rebates');
    }
    if (rate < from) {
      const sentence = `"rebates" of ${gameType} is ${rate}; allowed is ${from}, which the member gives on, to ${max}`;
      throw invalid(sentence, 'rebates');
    }
    rates[gameType] = rate;
  }
  return rates;
}
