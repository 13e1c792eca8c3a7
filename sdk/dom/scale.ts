/** CSS zoom and transforms of the page: rectangles come in pixels of the window, sizes and scroll positions in an element's own. */

/** What differs by less is the rounding of sizes, not the page's doing. */
const ROUNDING = 0.01;

/** Pixels of the window to one of the element's own; 1 where nothing is laid out. */
export function scaleOf(element: HTMLElement): number {
  const { width, height } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  // The longer side has the smaller error.
  const scale = offsetHeight > offsetWidth ? height / offsetHeight : width / offsetWidth;
  return scale > 0 && Number.isFinite(scale) && Math.abs(scale - 1) > ROUNDING ? scale : 1;
}
