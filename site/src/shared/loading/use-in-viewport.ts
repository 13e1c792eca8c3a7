/** Tells when a part of a page is about to be seen. */
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Half a viewport above and below what is seen. */
const MARGIN = '50% 0px';

type Arrival = () => void;
const arrivals = new WeakMap<Element, Arrival>();
/** One observer per margin, for all parts that have it. */
const observers = new Map<string, IntersectionObserver>();

function observerOf(margin: string): IntersectionObserver {
  const made =
    observers.get(margin) ??
    new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) arrivals.get(target)?.();
      },
      { rootMargin: margin },
    );
  observers.set(margin, made);
  return made;
}

/**
 * A ref for the part, and whether it has come near what is seen: once true it stays so. `margin`: how near, as an observer of
 * intersections reads it; default half a viewport above and below.
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
