/** A store of nanostores as a value of a view. */

import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of `$store`, drawn again with each change. The kit watches whole stores only: what `@nanostores/react` can do
 * besides (single keys of maps) would cost every page 0.4 kB.
 */
export function useStore<T>($store: ReadableAtom<T>): T {
  const listen = useCallback((changed: () => void) => $store.listen(changed), [$store]);
  const read = () => $store.get();
  return useSyncExternalStore(listen, read, read);
}
