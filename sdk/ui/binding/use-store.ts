import type { ReadableAtom } from 'nanostores';
import { useContext, useRef, useSyncExternalStore } from 'react';
import { getFirstSnapshot } from '../../lobby/resource/stores.ts';
import { ConnectedContext } from '../connected.ts';

const never = () => () => {};

/**
 * Returns the value of a store, and listens to it while the component is mounted and its element is in the page. On a
 * server and during hydration, returns the initial value without listening.
 */
export function useStore<T>($store: ReadableAtom<T>): T {
  const first = useRef<{ readonly of: ReadableAtom<T>; readonly value: T }>(undefined);
  const onServer = () => {
    if (first.current?.of !== $store) first.current = { of: $store, value: getFirstSnapshot($store) };
    return first.current.value;
  };
  const connected = useContext(ConnectedContext);
  // The value is read without `get`, which would start the store and its requests even without a listener.
  const last = useRef($store.value as T);
  const subscribe = connected ? $store.listen : never;
  last.current = useSyncExternalStore(subscribe, connected ? $store.get : () => last.current, onServer);
  return last.current;
}
