/** Rates in wire format: a list by category in tenths of a percent, and their validation (TEAM-13, TEAM-18). */

import { invalid } from '../../../platform/api-error.ts';
import type { Rates } from './rates-repository.ts';

/** Game categories with rates. */
export const RATE_CATEGORIES = ['LOTT', 'RNG', 'LIVE', 'SPORTS', 'FISH', 'ESPORTS', 'COCKFIGHT', 'PVP'] as const;

export const listRates = (rates: Rates) =>
  RATE_CATEGORIES.map(gameType => ({ gameType, rebate: rates[gameType] ?? 0 }));

/** Rates in a call. */
export type RatesInput = readonly { readonly gameType: string; readonly rebate: string | number }[];

/**
 * Validates rates granted by an agent. Throws ApiError `input.invalid` for an unknown or repeated category, and for a
 * rate above the agent's own or below the minimum.
 * @param min rates that the receiver has granted; default 0
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
