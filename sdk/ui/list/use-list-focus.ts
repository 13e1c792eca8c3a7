/** Handles the focus in the lists of a view. */
import { type RefObject, useEffect, useRef } from '../dialect.ts';

/**
 * Moves the focus to a neighbor when the focused item is removed. The code for this loads when an element of the view
 * is first focused; returns the ref for the view's root.
 * @param present false while the root is not rendered
 */
export function useListFocus(present = true): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = ref.current;
    if (!present || !root) return;
    let stop = () => root.removeEventListener('focusin', load);
    let active = true;
    const load = () => {
      stop();
      import('../../dom/overlays/list-focus.lazy.ts').then(
        ({ keepFocusInLists }) => {
          if (active) stop = keepFocusInLists(root);
        },
        // If the code fails to load, the browser handles the focus.
        () => {},
      );
    };
    root.addEventListener('focusin', load);
    return () => {
      active = false;
      stop();
    };
  }, [present]);
  return ref;
}
