/** Game categories of one vendor, requested on mount (API-31). */
import { createResource, type Lobby } from 'lobbykit';
import { vendorKinds } from 'lobbykit/domain';
import { vendorGameTypes } from 'lobbykit/wire';
import { computed, onMount, type ReadableAtom } from 'nanostores';

/** Categories in uppercase, in the gateway's order. Empty until loaded, and for a vendor with a single category. */
export function createVendorKinds(
  { call, config }: Pick<Lobby, 'call' | 'config'>,
  vendor: string,
): ReadableAtom<readonly string[]> {
  const resource = createResource<readonly string[]>();
  const $kinds = computed(resource.$state, ({ data = [] }) => (data.length > 1 ? data : []));
  onMount($kinds, () => {
    void resource.request(async () => {
      const query = { typeId: '1', merchant_code: config.merchant } as const;
      const { value, serverTime } = await call(vendorGameTypes, { query });
      return { data: vendorKinds(value, vendor, config.sportsSplit), at: serverTime };
    });
    return resource.cancel;
  });
  return $kinds;
}
