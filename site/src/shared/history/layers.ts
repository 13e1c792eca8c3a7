/**
 * Lets browser Back close the top layer (dialog, drawer, or menu) of a page instead of leaving the page: each layer has
 * a history entry with the URL of the page. A layer closed without Back keeps its entry, which the next layer reuses
 * and Back skips, because removing it would require an asynchronous history step that could end after the visitor's
 * next navigation.
 */
import { closeTopLayer, onLayer, openLayers } from 'lobbykit/parts';
import { countOwn, movedInside } from './steps.ts';

/** Number of layer entries between the entry of the page and the current history entry. */
export const layerOf = ({ history }: Window): number => Number(Object(history.state).layer) || 0;

/**
 * Adds a history entry for each layer and closes the top layer on Back. Call this before the router and `countSteps`
 * start, because its listener stops such `popstate` events, which are not navigations.
 * @returns a function that removes the listeners
 */
export function stepPerLayer(page: Window): () => void {
  const { history, location } = page;
  // Uses the native methods, because the router has patched the methods of `history` to detect navigations.
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
  // A replaced URL loses the history state, so the layer number is set again.
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
    // Query parameters that changed while the layer was open (search text, filters) stay in the URL of the page.
    if (at.address !== from.address) replaceState.call(history, history.state, '', from.address);
    at = here();
    if (openLayers() === 0) return history.go(-1 - at.layer);
    closeTopLayer();
    // Adds the entry again if the layer did not close.
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
