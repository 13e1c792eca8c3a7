/** How far a mouse moves with its button down before that is a drag and no click, px. */
const DRAG_PX = 6;
/** Height of a line for wheels that count in lines, px. */
const LINE_PX = 16;

/**
 * Lets a mouse scroll `row` sideways: by its wheel, which scrolls the page where the row is at its end, and by dragging, after
 * which the link below the mouse is not followed. Returns off.
 */
export function mouseScroll(row: HTMLElement): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let drag: { readonly x: number; readonly from: number; moved: boolean } | null = null;

  const wheel = (event: WheelEvent) => {
    // A trackpad goes sideways by itself, and with Ctrl the wheel zooms.
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const before = row.scrollLeft;
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    if (row.scrollLeft !== before) event.preventDefault();
  };
  const move = ({ clientX, buttons }: PointerEvent) => {
    if (!drag) return;
    // The button was let go outside of the window.
    if (buttons === 0) return end();
    if (Math.abs(clientX - drag.x) > DRAG_PX) drag.moved = true;
    if (drag.moved) row.scrollLeft = drag.from - (clientX - drag.x);
  };
  const end = () => {
    if (!drag?.moved) drag = null;
    // The click of a drag follows at once, if it comes at all.
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
  // A link that is dragged would be taken out of the page.
  row.addEventListener('dragstart', event => event.preventDefault(), { signal });
  return () => abort.abort();
}
