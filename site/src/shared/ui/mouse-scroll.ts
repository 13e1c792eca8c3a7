/** Pointer distance from which a press is a drag and not a click, px. */
const DRAG_PX = 6;
/** Line height for wheels that scroll by lines, px. */
const LINE_PX = 16;

/**
 * Lets a mouse scroll `row` sideways by wheel and by dragging. The wheel scrolls the page at the end of the row, and a
 * drag does not follow the link below the pointer.
 * @returns a function that removes the listeners
 */
export function mouseScroll(row: HTMLElement): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let drag: { readonly x: number; readonly from: number; moved: boolean } | null = null;

  const wheel = (event: WheelEvent) => {
    // A trackpad scrolls sideways natively, and Ctrl plus wheel zooms.
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const before = row.scrollLeft;
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    if (row.scrollLeft !== before) event.preventDefault();
  };
  const move = ({ clientX, buttons }: PointerEvent) => {
    if (!drag) return;
    // The button was released outside the window.
    if (buttons === 0) return end();
    if (Math.abs(clientX - drag.x) > DRAG_PX) drag.moved = true;
    if (drag.moved) row.scrollLeft = drag.from - (clientX - drag.x);
  };
  const end = () => {
    if (!drag?.moved) drag = null;
    // The click event of a drag, if any, follows immediately.
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
  // Prevents the native drag of a link out of the page.
  row.addEventListener('dragstart', event => event.preventDefault(), { signal });
  return () => abort.abort();
}
