import type { ReadableAtom } from 'nanostores';
import { useContext, useRef, useSyncExternalStore } from 'react';
import { getFirstSnapshot } from '../../lobby/resource/stores.ts';
import { ConnectedContext } from '../connected.ts';

const never = () => () => {};

/**
 * Returns the value of a store and subscribes while mounted and connected. On a server and during hydration the first
 * snapshot is returned, without a subscription.
 */
export function useStore<T>($store: ReadableAtom<T>): T {
  const first = useRef<{ readonly of: ReadableAtom<T>; readonly value: T }>(undefined);
  const onServer = () => {
    if (first.current?.of !== $store) first.current = { of: $store, value: getFirstSnapshot($store) };
    return first.current.value;
  };
  const connected = useContext(ConnectedContext);
  // Without a listener `get` would start the store and its requests.
  const last = useRef($store.value as T);
  const subscribe = connected ? $store.listen : never;
  last.current = useSyncExternalStore(subscribe, connected ? $store.get : () => last.current, onServer);
  return last.current;
}
