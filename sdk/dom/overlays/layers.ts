/** Stack of the layers above the page: dialogs, drawers, a search. Every copy of the kit on the page shares the one stack. */

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
 * Counts something as lying above the page until the function that is returned is called. Leaving the page through the
 * history asks for its closing.
 * @param close asks its owner to close it, who may refuse
 */
export function openLayer(close: Close): () => void {
  const { open, listeners } = layers();
  // A new function for each call: the same owner may open several layers with one `close`.
  const layer = () => close();
  open.add(layer);
  addEventListener('popstate', layer);
  for (const listener of listeners) listener();
  return () => {
    open.delete(layer);
    removeEventListener('popstate', layer);
  };
}

/** Number of layers above the page. */
export const openLayers = (): number => layers().open.size;

/** Asks the topmost layer to close. */
export const closeTopLayer = (): void => [...layers().open].at(-1)?.();

/** Calls `listener` for every layer that opens. Returns a function that stops listening. */
export function onLayer(listener: () => void): () => void {
  const { listeners } = layers();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
