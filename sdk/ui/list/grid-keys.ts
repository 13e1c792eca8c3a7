/** Where a key leads in a grid of equal cells, for one tab stop that moves through all of them. Pure numbers. */

export interface GridPlace {
  /** The cell with the focus. */
  readonly index: number;
  readonly total: number;
  readonly columns: number;
  /** Rows that fit what is seen. */
  readonly pageRows: number;
  readonly rightToLeft: boolean;
}

/** The cell that `key` leads to, or null for a key that means nothing here. */
export function gridTarget(key: string, control: boolean, place: GridPlace): number | null {
  const { index, total, columns, pageRows, rightToLeft } = place;
  const last = total - 1;
  const rowStart = index - (index % columns);
  const forward = rightToLeft ? -1 : 1;
  const column = (step: number) => clamp(index + step, last);
  /** Stays in its column; the last row may be shorter. */
  const row = (step: number) => {
    const to = index + step * columns;
    if (to < 0) return index % columns;
    return to > last ? Math.max(index, lastOfColumn(index % columns, last, columns)) : to;
  };
  switch (key) {
    case 'ArrowRight':
      return column(forward);
    case 'ArrowLeft':
      return column(-forward);
    case 'ArrowDown':
      return row(1);
    case 'ArrowUp':
      return row(-1);
    case 'PageDown':
      return row(Math.max(1, pageRows));
    case 'PageUp':
      return row(-Math.max(1, pageRows));
    case 'Home':
      return control ? 0 : rowStart;
    case 'End':
      return control ? last : clamp(rowStart + columns - 1, last);
    default:
      return null;
  }
}

const clamp = (index: number, last: number) => Math.max(0, Math.min(last, index));

function lastOfColumn(column: number, last: number, columns: number): number {
  const inLastRow = last - (last % columns) + column;
  return inLastRow <= last ? inLastRow : inLastRow - columns;
}
