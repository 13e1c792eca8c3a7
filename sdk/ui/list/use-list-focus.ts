/** Focus in the lists of a view. */
import { keepFocusInLists } from '../../dom/overlays/focus-neighbor.ts';
import { type RefObject, useEffect, useRef } from '../dialect.ts';

/**
 * Moves the focus to a neighbor when a focused item is removed. Returns the ref of the view's root.
 * @param present false while the root is not rendered
 */
export function useListFocus(present = true): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  useEffect(() => (present && root.current ? keepFocusInLists(root.current) : undefined), [present]);
  return root;
}
