/** Vendors by category (API-30, VENDOR-01..03). */

import { ERROR_CODES } from '../../protocol/error-codes.ts';
import { gameVendors } from '../../protocol/games/calls.ts';
import { parseVendors, splitSports, type VendorGroup } from '../../protocol/games/vendors.ts';
import type { LobbyContext } from '../context.ts';
import { type LanguageResource, languageResource } from '../resource/language-resource.ts';
import type { Found } from '../resource/resource.ts';
import type { CallError, Lobby } from '../types.ts';

type Context = Pick<LobbyContext, 'client' | 'config' | 'env' | '$language'>;

/** Fetches the merchant's vendors by category; SPORTS is split as configured. @throws CallError */
export async function fetchVendors({
  client,
  config,
}: Pick<Context, 'client' | 'config'>): Promise<Found<readonly VendorGroup[]>> {
  const { value, serverTime } = await client.call(gameVendors, { query: { merchant: config.merchant } });
  return { data: splitSports(parseVendors(value), config.sportsSplit), at: serverTime };
}

/**
 * Creates the resource of vendors. The first listener starts the request, and a language change starts another one
 * because vendor names are translated (LIST-38).
 */
export const createVendors = (context: Context): LanguageResource<readonly VendorGroup[]> =>
  languageResource(context.$language, () => fetchVendors(context), context.env);

/**
 * Returns false if the gateway reports that the merchant is unknown. Otherwise returns true, also if there is no
 * response after `timeout` ms.
 */
export const isKnownMerchant = ({ call, config }: Pick<Lobby, 'call' | 'config'>, timeout: number): Promise<boolean> =>
  call(gameVendors, { query: { merchant: config.merchant } }, { timeout }).then(
    () => true,
    ({ code }: CallError) => code !== ERROR_CODES.merchantUnknown,
  );
