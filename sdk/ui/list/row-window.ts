/** Which rows of a long list are rendered: those seen, and a few more on the side it is moving to. Pure numbers. */

export interface SeenPart {
  /** px from the top of the first row to the top of the visible part; negative above the list. */
  readonly offset: number;
  /** Height of the visible part, px. */
  readonly height: number;
  readonly rowHeight: number;
  readonly rows: number;
  /** Direction in which the list moves: 1 down, -1 up. */
  readonly direction: 1 | -1;
}

/** Rows beyond what is seen: a device that is a tenth of a second late at 6000 px/s still finds them rendered. */
const AHEAD = 4;
const BEHIND = 2;

/**
 * First and last row to render, `last` excluded; nothing where the list or its height is empty. Rows that are no more than
 * those beyond what is seen are rendered wherever they stand: on paper and in a picture of the whole page too.
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

/** The most rows that `rowWindow` can give: so many elements are enough for any length of list. */
export const poolSize = (height: number, rowHeight: number): number =>
  rowHeight > 0 ? Math.ceil(height / rowHeight) + 1 + AHEAD + BEHIND : 0;
