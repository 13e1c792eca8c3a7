/** Stack of layers above the page: dialogs, bottom sheets, a search. Shared by all copies of the kit on the page. */

import { onRouteChange } from '../route-change.ts';

type Close = () => void;

const KEY = Symbol.for('lobbykit.layers');
const page = globalThis as typeof globalThis & {
  [KEY]?: { readonly open: Set<Close>; readonly listeners: Set<() => void> };
};

const layers = () => {
  page[KEY] ??= { open: new Set(), listeners: new Set() };
  return page[KEY];
};

/**
 * Registers a layer until the returned function is called. Navigation to another path requests its closing.
 * @param close requests the closing from its owner, who may reject it
 */
export function openLayer(close: Close): () => void {
  const { open, listeners } = layers();
  // A new function per call: one owner may open several layers with the same `close`.
  const layer = () => close();
  open.add(layer);
  const offRoute = onRouteChange(layer);
  for (const listener of listeners) listener();
  return () => {
    open.delete(layer);
    offRoute();
  };
}

/** Returns the number of layers above the page. */
export const openLayers = (): number => layers().open.size;

/** Requests the closing of the topmost layer. */
export const closeTopLayer = (): void => [...layers().open].at(-1)?.();

/** Calls `listener` for every opened layer. Returns a function that stops listening. */
export function onLayer(listener: () => void): () => void {
  const { listeners } = layers();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
