/** Rendered range of a long list: visible rows and some more in the scroll direction; pure functions. */

export interface SeenPart {
  /** Distance from the top of the first row to the top of the visible part, px; negative above the list. */
  readonly offset: number;
  /** Height of the visible part, px. */
  readonly height: number;
  readonly rowHeight: number;
  readonly rows: number;
  /** Scroll direction: 1 down, -1 up. */
  readonly direction: 1 | -1;
}

/** Number of rendered rows beyond the visible ones: enough for a device with a delay of 0.1 s at 6000 px/s. */
const AHEAD = 4;
const BEHIND = 2;

/**
 * Returns the first and last row (exclusive) to render; an empty range if the list or its height is empty. A list with
 * no more rows than the overscan is always rendered, also for printing and full-page screenshots.
 */
export function rowWindow({ offset, height, rowHeight, rows, direction }: SeenPart): readonly [number, number] {
  if (rows === 0 || !(rowHeight > 0)) return [0, 0];
  if (rows <= AHEAD + BEHIND) return [0, rows];
  const [above, below] = direction > 0 ? [BEHIND, AHEAD] : [AHEAD, BEHIND];
  const inside = (row: number) => Math.min(rows, Math.max(0, row));
  const first = Math.floor(offset / rowHeight);
  const last = Math.ceil((offset + height) / rowHeight);
  return [inside(first - above), inside(last + below)];
}

/** Returns the maximum size of the range, the number of elements for lists of any length. */
export const poolSize = (height: number, rowHeight: number): number =>
  rowHeight > 0 ? Math.ceil(height / rowHeight) + 1 + AHEAD + BEHIND : 0;
