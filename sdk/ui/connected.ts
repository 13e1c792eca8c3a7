/**
 * Effects of a view that stop while its element is outside of the page and start again when the page inserts it again
 * (tabs, `KeepAlive`). Nodes and state of the view remain, as in React's `Activity`.
 */
import {
  createContext,
  type DependencyList,
  type EffectCallback,
  useContext,
  useEffect as useReactEffect,
  useLayoutEffect as useReactLayoutEffect,
} from 'react';

/** False while the element of the view is outside of the page; always true in plain React. */
export const ConnectedContext = /* @__PURE__ */ createContext(true);

/** Same as React's `useEffect`, but runs the effect only while the element is connected. */
export function useEffect(run: EffectCallback, deps?: DependencyList): void {
  const connected = useContext(ConnectedContext);
  useReactEffect(() => (connected ? run() : undefined), deps && [...deps, connected]);
}

/** Same as React's `useLayoutEffect`, but runs the effect only while the element is connected. */
export function useLayoutEffect(run: EffectCallback, deps?: DependencyList): void {
  const connected = useContext(ConnectedContext);
  useReactLayoutEffect(() => (connected ? run() : undefined), deps && [...deps, connected]);
}
