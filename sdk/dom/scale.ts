/**
 * CSS zoom and transforms of the page. Rectangles are in pixels of the window, but sizes and scroll positions are in
 * pixels of the element.
 */

/** Smaller differences from 1 are rounding errors. */
const ROUNDING = 0.01;

/** Returns the number of window pixels per element pixel; 1 if the element has no layout. */
export function scaleOf(element: HTMLElement): number {
  const { width, height } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  // The longer side has the smaller rounding error.
  const scale = offsetHeight > offsetWidth ? height / offsetHeight : width / offsetWidth;
  return scale > 0 && Number.isFinite(scale) && Math.abs(scale - 1) > ROUNDING ? scale : 1;
}
