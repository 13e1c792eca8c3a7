/** Vendors by category, asked for when somebody looks, and again in another language (API-30, LIST-38, VENDOR-01..03). */
import { onMount, type ReadableAtom } from 'nanostores';
import { readVendors, splitSports, type VendorGroup } from '../domain/vendors.ts';
import type { Resource } from '../types.ts';
import { gameVendors } from '../wire/games.ts';
import type { AccountParts } from './account-parts.ts';
import { createResource, type Found } from './resource.ts';
import { whenSettled } from './settled.ts';

type Parts = Pick<AccountParts, 'client' | 'config' | 'env' | '$language'>;

/** The groups as they are shown. */
export async function askVendors({
  client,
  config,
}: Pick<Parts, 'client' | 'config'>): Promise<Found<readonly VendorGroup[]>> {
  const { value, serverTime } = await client.call(gameVendors, { query: { merchant: config.merchant } });
  return { data: splitSports(readVendors(value), config.sportsSplit), at: serverTime };
}

export interface Vendors {
  readonly $groups: ReadableAtom<Resource<readonly VendorGroup[]>>;
  /** Asks now; resolves when the answer or the error is in the store. */
  refresh(): Promise<void>;
}

/** What was shown in the last language stays until the next has come. */
export function createVendors(parts: Parts): Vendors {
  const { env, $language } = parts;
  const resource = createResource<readonly VendorGroup[]>(env);
  const { $state } = resource;
  let askedIn: string | undefined;
  let shownIn: string | undefined;

  const ask = async () => {
    const language = $language.value;
    askedIn = language;
    await resource.ask(async () => {
      const found = await askVendors(parts);
      if (askedIn === language) shownIn = language;
      return found;
    });
  };

  onMount($state, () => {
    // An error is asked about again by the next who looks.
    if ($state.value?.data === undefined || shownIn !== $language.value) void ask();
    return whenSettled($language, () => void ask(), env);
  });
  return { $groups: $state, refresh: ask };
}
