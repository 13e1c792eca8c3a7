/** Keyboard navigation in a grid of equal cells with a single tab stop. The functions are pure. */

export interface GridPlace {
  /** Index of the focused cell. */
  readonly index: number;
  readonly total: number;
  readonly columns: number;
  /** Number of fully visible rows. */
  readonly pageRows: number;
  readonly rightToLeft: boolean;
}

/** Returns the index of the cell to which `key` moves the focus; null for other keys. */
export function gridTarget(key: string, control: boolean, place: GridPlace): number | null {
  const { index, total, columns, pageRows, rightToLeft } = place;
  const last = total - 1;
  const rowStart = index - (index % columns);
  const forward = rightToLeft ? -1 : 1;
  const column = (step: number) => clamp(index + step, last);
  /** Returns the cell that is `step` rows away in the same column. The last row may be shorter. */
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
