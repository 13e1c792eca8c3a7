/** Minimum movement of the pointer that makes a press a drag instead of a click, px. */
const DRAG_PX = 6;
/** Height of a line, px, for mouse wheels that report lines. */
const LINE_PX = 16;

/**
 * Lets a mouse scroll `row` horizontally with the wheel or by dragging. At the end of the row, the wheel scrolls the
 * page; a drag does not open the link below the pointer.
 * @returns a function that removes the listeners
 */
export function mouseScroll(row: HTMLElement): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let drag: { readonly x: number; readonly from: number; moved: boolean } | null = null;

  const wheel = (event: WheelEvent) => {
    // Ignores trackpads, which scroll horizontally themselves, and Ctrl with the wheel, which zooms.
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const before = row.scrollLeft;
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    if (row.scrollLeft !== before) event.preventDefault();
  };
  const move = ({ clientX, buttons }: PointerEvent) => {
    if (!drag) return;
    // The mouse button was released outside of the window.
    if (buttons === 0) return end();
    if (Math.abs(clientX - drag.x) > DRAG_PX) drag.moved = true;
    if (drag.moved) row.scrollLeft = drag.from - (clientX - drag.x);
  };
  const end = () => {
    if (!drag?.moved) drag = null;
    // The browser may send the click event of the drag directly after this event; it must still be ignored.
    setTimeout(() => {
      drag = null;
    });
  };

  row.addEventListener('wheel', wheel, { signal, passive: false });
  row.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX }) => {
      if (pointerType === 'mouse' && button === 0) drag = { x: clientX, from: row.scrollLeft, moved: false };
    },
    { signal },
  );
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  row.addEventListener(
    'click',
    event => {
      if (!drag?.moved) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  // Prevents the browser from dragging a link out of the page.
  row.addEventListener('dragstart', event => event.preventDefault(), { signal });
  return () => abort.abort();
}
