/** Where each entry of the history was scrolled to: a page one comes back to stands where it was left, a new one at its top. */

/** How long a page may take to grow to the place it was left at, ms. */
const TIMEOUTS = 3_000;

/** Events by which a visitor moves the page. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `place` as soon as the page is high enough, unless the visitor moves it first. A page that marks a part with `data-waiting`
 * does not know yet how long it will be, and what is seen there would jump. Returns off.
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
 * Takes the scrolling of the history over from the browser, which knows nothing of pages that load late. Entries are told
 * apart by the numbers of `countSteps`, which has to listen already. Returns off.
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
  // An address that is replaced by that of another page shows it from the top.
  const onReplace = () => {
    if (page.location.pathname !== path) arrive(0);
  };
  const onMove = () => arrive(places.get(entry()) ?? 0);
  // For the reload, and the way back from another site.
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
