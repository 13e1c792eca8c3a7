/**
 * The browser's Back closes what lies above a page before it leaves the page. Each layer has an entry of its own in the
 * history, at the address of the page. One that is closed by hand leaves its entry behind as the present one: the next layer
 * takes it, and Back passes it. Taking it away would be a step through the history that ends later, after whatever the
 * visitor does next.
 */
import { closeTopLayer, onLayer, openLayers } from 'lobbykit/parts';
import { countOwn, movedInside } from './steps.ts';

/** How many entries of the history the present one lies above that of its page. */
export const layerOf = ({ history }: Window): number => Number(Object(history.state).layer) || 0;

/**
 * Gives layers their entries and closes them at a step back. Such a step is no navigation: nobody who listens after this hears
 * of it, so it has to listen before the router and `countSteps`. Returns off.
 */
export function stepPerLayer(page: Window): () => void {
  const { history, location } = page;
  // Not those of the router, which tell of another page.
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
  // An address that is replaced keeps its place above that of the page.
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
    // Words and filters that were chosen above the page stay in its address.
    if (at.address !== from.address) replaceState.call(history, history.state, '', from.address);
    at = here();
    if (openLayers() === 0) return history.go(-1 - at.layer);
    closeTopLayer();
    // A layer that refuses to close is given an entry again.
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
