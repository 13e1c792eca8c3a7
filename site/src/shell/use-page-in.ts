import { type RefObject, useLayoutEffect, useRef } from 'react';

/** ms */
const DURATION = 200;

/**
 * Lets the page of another address come in; not the first one of a visit, nor for who wants no motion. Nothing but opacity and
 * a transform is moved: no layout shifts.
 */
export function usePageIn(page: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    page.current?.animate([{ opacity: 0, transform: 'translateY(8px)' }, {}], {
      duration: DURATION,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    });
  }, [page, path]);
}
