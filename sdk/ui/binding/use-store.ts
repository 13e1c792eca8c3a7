import type { ReadableAtom } from 'nanostores';
import { useRef, useSyncExternalStore } from 'react';
import { getFirstSnapshot } from '../../lobby/resource/stores.ts';

/**
 * Returns the value of a store and subscribes while mounted. On a server and during hydration the first snapshot is
 * returned, without a subscription.
 */
export function useStore<T>($store: ReadableAtom<T>): T {
  const first = useRef<{ readonly of: ReadableAtom<T>; readonly value: T }>(undefined);
  const onServer = () => {
    if (first.current?.of !== $store) first.current = { of: $store, value: getFirstSnapshot($store) };
    return first.current.value;
  };
  return useSyncExternalStore($store.listen, $store.get, onServer);
}
