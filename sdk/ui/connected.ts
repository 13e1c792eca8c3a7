/**
 * Effects that stop while the element of a view is outside of the document, and start again when the page inserts it
 * again (tabs, `KeepAlive`). Nodes and state of the view remain, as in React's `Activity`.
 */
import {
  createContext,
  type DependencyList,
  type EffectCallback,
  useContext,
  useEffect as useReactEffect,
  useLayoutEffect as useReactLayoutEffect,
} from 'react';

/** False while the element of the view is outside of the document; always true in React. */
export const ConnectedContext = /* @__PURE__ */ createContext(true);

/** React's `useEffect`, except that the effect runs only while the element is in the document. */
export function useEffect(run: EffectCallback, deps?: DependencyList): void {
  const connected = useContext(ConnectedContext);
  useReactEffect(() => (connected ? run() : undefined), deps && [...deps, connected]);
}

/** React's `useLayoutEffect`, except that the effect runs only while the element is in the document. */
export function useLayoutEffect(run: EffectCallback, deps?: DependencyList): void {
  const connected = useContext(ConnectedContext);
  useReactLayoutEffect(() => (connected ? run() : undefined), deps && [...deps, connected]);
}
