/** Tells when a part of a page is about to be seen. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Half a viewport above and below what is seen. */
const MARGIN = '50% 0px';

type Arrival = () => void;
const arrivals = new WeakMap<Element, Arrival>();
let observer: IntersectionObserver | null = null;

function watch(element: Element, onNear: Arrival): () => void {
  observer ??= new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) arrivals.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  const shared = observer;
  arrivals.set(element, onNear);
  shared.observe(element);
  return () => {
    arrivals.delete(element);
    shared.unobserve(element);
  };
}

/** A ref for the part, and whether it has come within half a viewport of being seen: once true it stays so. */
export function useNear<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!near && ref.current) return watch(ref.current, () => setNear(true));
  }, [near]);
  return [ref, near];
}
