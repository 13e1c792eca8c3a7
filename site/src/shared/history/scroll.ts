/** Restores the scroll position of each history entry. A new page starts at the top. */

/** Maximum time to wait until a page is high enough for its stored scroll position, ms. */
const TIMEOUTS = 3_000;

/** Events with which a visitor scrolls. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `place` (px) when the page is high enough, unless the visitor scrolls first. Waits while an element has
 * `data-waiting`, because its height is unknown and its content would shift the layout after scrolling.
 * @returns a function that cancels the restoration
 */
function returnTo(page: Window, place: number): () => void {
  const { documentElement: root, body } = page.document;
  const grown = new ResizeObserver(() => {
    if (root.scrollHeight - page.innerHeight < place || page.document.querySelector('[data-waiting]')) return;
    stop();
    page.scrollTo(0, place);
  });
  const timer = setTimeout(() => stop(), TIMEOUTS);
  const stop = () => {
    clearTimeout(timer);
    grown.disconnect();
    for (const move of OWN_MOVES) page.removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) page.addEventListener(move, stop, { passive: true });
  grown.observe(body);
  return stop;
}

/**
 * Replaces the scroll restoration of the browser, which fails for pages that load lazily. Call this after `countSteps`,
 * which numbers the history entries.
 * @returns a function that removes the listeners
 */
export function persistScroll(page: Window): () => void {
  const { history } = page;
  const places = new Map<number, number>();
  const entry = (): number => Number(Object(history.state).step);
  let path = page.location.pathname;
  let stop = () => {};
  history.scrollRestoration = 'manual';

  const arrive = (place: number) => {
    path = page.location.pathname;
    stop();
    page.scrollTo(0, 0);
    stop = place > 0 ? returnTo(page, place) : () => {};
  };
  const onScroll = () => places.set(entry(), page.scrollY);
  const onPush = () => arrive(0);
  // A replaced URL with another path is a new page, which starts at the top.
  const onReplace = () => {
    if (page.location.pathname !== path) arrive(0);
  };
  const onMove = () => arrive(places.get(entry()) ?? 0);
  // Stores the position for a reload and for a return from another site.
  const onLeave = () => history.replaceState({ ...history.state, scroll: page.scrollY }, '');

  arrive(Number(Object(history.state).scroll) || 0);
  const listeners = {
    scroll: onScroll,
    pagehide: onLeave,
    pushState: onPush,
    replaceState: onReplace,
    popstate: onMove,
  };
  for (const [name, listener] of Object.entries(listeners)) page.addEventListener(name, listener);
  return () => {
    stop();
    for (const [name, listener] of Object.entries(listeners)) page.removeEventListener(name, listener);
  };
}
