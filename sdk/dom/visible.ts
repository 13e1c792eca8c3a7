/** Watches the visibility of elements, with one IntersectionObserver per page. */

type Listener = (visible: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

/**
 * Calls `listener` when `element` becomes visible (slightly before, so that content is ready in time) or invisible.
 * Without IntersectionObserver, the element counts as visible and `listener` is never called.
 * @returns a function that stops watching
 */
export function watchVisible(element: Element, listener: Listener): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  observer ??= new IntersectionObserver(
    entries => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: '64px' },
  );
  const shared = observer;
  listeners.set(element, listener);
  shared.observe(element);
  return () => {
    listeners.delete(element);
    shared.unobserve(element);
  };
}
