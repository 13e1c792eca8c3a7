/**
 * Closes the top layer of a page on browser Back before leaving the page: each layer has a history entry at the URL
 * of the page. A layer closed by hand keeps its entry, which the next layer reuses and Back skips, because removing it
 * needs an asynchronous history step that could end after the visitor's next navigation.
 */
import { closeTopLayer, onLayer, openLayers } from 'lobbykit/parts';
import { countOwn, movedInside } from './steps.ts';

/** Number of layer entries between the current history entry and the entry of its page. */
export const layerOf = ({ history }: Window): number => Number(Object(history.state).layer) || 0;

/**
 * Adds a history entry per layer and closes the top layer on Back. Call before the router and `countSteps`: the
 * listener stops such a `popstate` event, because it is no navigation.
 * @returns a function that removes the listeners
 */
export function stepPerLayer(page: Window): () => void {
  const { history, location } = page;
  // The router's patched methods would announce a navigation.
  const { pushState, replaceState } = History.prototype;
  const here = () => ({ step: Object(history.state).step, layer: layerOf(page), address: location.href });
  let at = here();

  const follow = () => {
    while (openLayers() > layerOf(page)) {
      const own = !movedInside(page);
      pushState.call(history, { ...history.state, layer: layerOf(page) + 1 }, '');
      if (own) countOwn(page);
    }
    at = here();
  };
  const onPush = () => {
    at = here();
  };
  // A replaced URL keeps the layer number of its entry.
  const onReplace = () => {
    if (layerOf(page) !== at.layer) replaceState.call(history, { ...history.state, layer: at.layer }, '');
    at = here();
  };
  const onMove = (event: Event) => {
    const from = at;
    at = here();
    if (at.step !== from.step || at.layer === from.layer) return;
    event.stopImmediatePropagation();
    if (at.layer > from.layer) return;
    // Query parameters that were set in a layer (search text, filters) stay in the URL of the page.
    if (at.address !== from.address) replaceState.call(history, history.state, '', from.address);
    at = here();
    if (openLayers() === 0) return history.go(-1 - at.layer);
    closeTopLayer();
    // Restores the entry of a layer that did not close.
    setTimeout(follow);
  };

  const off = onLayer(follow);
  page.addEventListener('pushState', onPush, { capture: true });
  page.addEventListener('replaceState', onReplace, { capture: true });
  page.addEventListener('popstate', onMove, { capture: true });
  return () => {
    off();
    page.removeEventListener('pushState', onPush, { capture: true });
    page.removeEventListener('replaceState', onReplace, { capture: true });
    page.removeEventListener('popstate', onMove, { capture: true });
  };
}
