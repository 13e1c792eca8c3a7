/** Delay after load where `requestIdleCallback` is missing (Safari), ms. */
const SOON_MS = 2_000;

/**
 * Runs a callback when the page has loaded and is idle.
 * @returns a function that cancels the callback
 */
export function whenIdle(run: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(run);
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(run, SOON_MS);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}
