/**
 * Stack of the layers above the page: dialogs, bottom sheets, search panels. All copies of the kit on the page share
 * it.
 */

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
 * Adds a layer until the returned function is called. When the visitor navigates to another path, the layer is asked to
 * close.
 * @param close asks the owner of the layer to close it; the owner may refuse
 */
export function openLayer(close: Close): () => void {
  const { open, listeners } = layers();
  // Each layer needs a separate function, because an owner may open several layers with the same `close`.
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

/** Asks the topmost layer to close. */
export const closeTopLayer = (): void => [...layers().open].at(-1)?.();

/** Calls `listener` each time a layer opens. Returns a function that stops listening. */
export function onLayer(listener: () => void): () => void {
  const { listeners } = layers();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
