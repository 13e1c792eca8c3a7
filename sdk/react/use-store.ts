import type { ReadableAtom } from 'nanostores';
import { useRef, useSyncExternalStore } from 'react';
import { peek } from '../stores.ts';

/** What a store holds, followed while mounted. A server and the first render over its markup begin nothing: they read what is there. */
export function useStore<T>($store: ReadableAtom<T>): T {
  const first = useRef<{ readonly of: ReadableAtom<T>; readonly value: T }>(undefined);
  const onServer = () => {
    if (first.current?.of !== $store) first.current = { of: $store, value: peek($store) };
    return first.current.value;
  };
  return useSyncExternalStore($store.listen, $store.get, onServer);
}
