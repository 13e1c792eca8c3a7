/** Detects when an element is near the viewport. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Default margin: half a viewport height above and below the visible area. */
const MARGIN = '50% 0px';

type Arrival = () => void;
const arrivals = new WeakMap<Element, Arrival>();
/** Observer of each margin, shared by all elements. */
const observers = new Map<string, IntersectionObserver>();

function observerOf(margin: string): IntersectionObserver {
  const observer =
    observers.get(margin) ??
    new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) arrivals.get(target)?.();
      },
      { rootMargin: margin },
    );
  observers.set(margin, observer);
  return observer;
}

/**
 * Returns a ref for an element, and a flag that becomes true when the element is near the viewport, and then stays
 * true.
 * @param margin root margin of `IntersectionObserver`
 * @default half a viewport height above and below
 */
export function useInViewport<E extends Element>(margin = MARGIN): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const element = ref.current;
    const observer = observerOf(margin);
    arrivals.set(element, () => setNear(true));
    observer.observe(element);
    return () => {
      arrivals.delete(element);
      observer.unobserve(element);
    };
  }, [near, margin]);
  return [ref, near];
}
