/** Delay after the load event in browsers without `requestIdleCallback` (Safari), ms. */
const SOON_MS = 2_000;

/**
 * Calls `run` when the page has loaded and is idle.
 * @returns a function that cancels the call
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
