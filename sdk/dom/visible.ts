/** Tells elements when they come into view and leave it, all by one IntersectionObserver per page. */

type Listener = (visible: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

/**
 * Calls `listener` when `element` enters the view (a little before, so that it is right when seen) and when it leaves.
 * Where there is no observer the element counts as visible and `listener` is never called.
 * @returns stops telling
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
