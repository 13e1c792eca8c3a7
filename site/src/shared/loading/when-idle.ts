/** Safari has no idle callback: there the page has this long, in ms, after it has loaded. */
const SOON_MS = 2_000;

/** Runs once the page has loaded and has nothing better to do. Returns cancel. */
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
