/**
 * CSS zoom and transforms of the page: rectangles are in window pixels, sizes and scroll positions in element pixels.
 */

/** Smaller differences are caused by rounding. */
const ROUNDING = 0.01;

/** Returns window pixels per element pixel; 1 without a layout. */
export function scaleOf(element: HTMLElement): number {
  const { width, height } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  // The longer side has the smaller error.
  const scale = offsetHeight > offsetWidth ? height / offsetHeight : width / offsetWidth;
  return scale > 0 && Number.isFinite(scale) && Math.abs(scale - 1) > ROUNDING ? scale : 1;
}
