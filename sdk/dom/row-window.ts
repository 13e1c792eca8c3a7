/** Which rows of a long list are drawn: those seen, and a few more on the side it is moving to. Pure numbers. */

export interface SeenPart {
  /** px from the first row's top to the top of what is seen; negative above the list. */
  readonly offset: number;
  /** px that are seen. */
  readonly height: number;
  readonly rowHeight: number;
  readonly rows: number;
  /** Where the list moves: 1 down, -1 up. */
  readonly direction: 1 | -1;
}

/** Rows beyond what is seen: a device that is a tenth of a second late at 6000 px/s still finds them drawn. */
const AHEAD = 4;
const BEHIND = 2;

/**
 * First and last row to draw, `last` excluded; nothing where the list or its height is empty. Rows that are no more than
 * those beyond what is seen are drawn wherever they stand: on paper and in a picture of the whole page too.
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

/** Rows that `rowWindow` asks for at most: so many elements are enough for any length. */
export const poolSize = (height: number, rowHeight: number): number =>
  rowHeight > 0 ? Math.ceil(height / rowHeight) + 1 + AHEAD + BEHIND : 0;
