/**
 * Format of rates in the API (a list of categories, tenths of a percent), and validation of rates (TEAM-13, TEAM-18).
 */

import { invalid } from '../../../platform/api-error.ts';
import type { Rates } from './rates-repository.ts';

/** Game categories for which rebates are paid. */
export const RATE_CATEGORIES = ['LOTT', 'RNG', 'LIVE', 'SPORTS', 'FISH', 'ESPORTS', 'COCKFIGHT', 'PVP'] as const;

export const listRates = (rates: Rates) =>
  RATE_CATEGORIES.map(gameType => ({ gameType, rebate: rates[gameType] ?? 0 }));

/** Rates in a request. */
export type RatesInput = readonly { readonly gameType: string; readonly rebate: string | number }[];

/**
 * Validates the rates that an agent grants. Throws ApiError `input.invalid` for an unknown or repeated category, and
 * for a rate above the agent's rate or below the minimum.
 * @param own rates of the agent
 * @param min rates that the receiver has granted to others; default 0
 */
export function requireRates(input: RatesInput | undefined, own: Rates, min: Rates = {}): Rates {
  const rates: Record<string, number> = {};
  for (const { gameType, rebate } of input ?? []) {
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
