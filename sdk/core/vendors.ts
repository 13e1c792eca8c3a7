/** Vendors by category (API-30, VENDOR-01..03). */
import { readVendors, splitSports, type VendorGroup } from '../domain/vendors.ts';
import type { CallError, Lobby } from '../types.ts';
import { ERROR_CODES } from '../wire/error-codes.ts';
import { gameVendors } from '../wire/games.ts';
import type { AccountParts } from './account-parts.ts';
import { type LanguageResource, languageResource } from './language-resource.ts';
import type { Found } from './resource.ts';

type Parts = Pick<AccountParts, 'client' | 'config' | 'env' | '$language'>;

/** The groups as they are shown. */
export async function askVendors({
  client,
  config,
}: Pick<Parts, 'client' | 'config'>): Promise<Found<readonly VendorGroup[]>> {
  const { value, serverTime } = await client.call(gameVendors, { query: { merchant: config.merchant } });
  return { data: splitSports(readVendors(value), config.sportsSplit), at: serverTime };
}

/** Asked for when somebody looks, and again in another language, by which they are named (LIST-38). */
export const createVendors = (parts: Parts): LanguageResource<readonly VendorGroup[]> =>
  languageResource(parts.$language, () => askVendors(parts), parts.env);

/** False where the gateway says that it knows no merchant of the lobby's code; true where it does not say, or not within `timeout` ms. */
export const knowsMerchant = ({ call, config }: Pick<Lobby, 'call' | 'config'>, timeout: number): Promise<boolean> =>
  call(gameVendors, { query: { merchant: config.merchant } }, { timeout }).then(
    () => true,
    ({ code }: CallError) => code !== ERROR_CODES.merchantUnknown,
  );
