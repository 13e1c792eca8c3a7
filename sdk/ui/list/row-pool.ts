/**
 * Reuses row elements: a row that leaves the rendered range is moved to its other end, so that the number of elements
 * stays constant.
 */

export interface RowPool {
  /** Renders the rows from `first` to `last` (exclusive); `rows` is the total number. */
  render(first: number, last: number, rows: number): void;
  /** Renders one more row. The next rendering may reuse its element, unless `isStored` returns true for it. */
  need(index: number): HTMLElement;
  /** Fills all rendered rows again, because their content has changed. */
  refill(): void;
  /** Moves all rows, because the row height has changed. */
  place(rowHeight: number): void;
  /** Creates elements in advance, so that scrolling creates none. */
  reserve(count: number): void;
  rowAt(index: number): HTMLElement | undefined;
  /** Sorts the elements by row, because screen readers read them in DOM order. */
  sort(): void;
}

export interface RowPoolOptions {
  readonly box: HTMLElement;
  /** Rows that already exist in the box, starting with the first row. */
  readonly first?: readonly HTMLElement[];
  readonly make: () => HTMLElement;
  readonly fill: (row: HTMLElement, index: number) => void;
  /** Returns true for a row whose element must not be reused, because it has the focus. */
  readonly isStored: (row: HTMLElement) => boolean;
}

export function createRowPool({ box, first = [], make, fill, isStored }: RowPoolOptions): RowPool {
  const rendered = new Map(first.map((row, place) => [place, row]));
  const free: HTMLElement[] = [];
  let height = 0;

  const put = (row: HTMLElement, index: number) => {
    row.style.transform = `translateY(${index * height}px)`;
  };
  const add = () => {
    const row = make();
    // The row is filled now, so that its elements exist before the row is needed.
    fill(row, 0);
    row.style.blockSize = `${height}px`;
    box.append(row);
    return row;
  };
  // Unused rows stay where they are. Hiding and showing a row would cause a layout of its content, in a frame that
  // already has new content to lay out.
  let from = 0;
  let to = 0;
  const spare = (): HTMLElement => {
    for (const [index, row] of rendered) {
      if ((index >= from && index < to) || isStored(row)) continue;
      rendered.delete(index);
      return row;
    }
    return add();
  };
  const need = (index: number): HTMLElement => {
    const found = rendered.get(index);
    if (found) return found;
    // Reuse the row that has been unused for the longest time; at first, rows are reused in DOM order.
    const row = free.shift() ?? spare();
    rendered.set(index, row);
    row.hidden = false;
    put(row, index);
    fill(row, index);
    return row;
  };

  return {
    render(first, last, rows) {
      from = first;
      to = last;
      // If the list became shorter, the rows after its end are hidden.
      for (const [index, row] of rendered) row.hidden = index >= rows;
      for (let index = first; index < last; index++) need(index);
    },
    need,
    refill() {
      for (const [index, row] of rendered) fill(row, index);
    },
    place(rowHeight) {
      height = rowHeight;
      for (const row of [...rendered.values(), ...free]) row.style.blockSize = `${height}px`;
      for (const [index, row] of rendered) put(row, index);
    },
    reserve(count) {
      while (rendered.size + free.length < count) {
        const row = add();
        row.hidden = true;
        free.push(row);
      }
    },
    rowAt: index => rendered.get(index),
    sort() {
      const rows = [...rendered].sort(([a], [b]) => a - b).map(([, row]) => row);
      const isSorted = rows.every((row, place) => place === 0 || follows(row, rows[place - 1]!));
      if (isSorted) return;
      const stored = rows.findIndex(isStored);
      // Moving an element removes its focus, so the other elements are moved around the focused one.
      const pivot = rows[stored];
      rows.forEach((row, place) => {
        if (row === pivot) return;
        if (pivot && place < stored) pivot.before(row);
        else box.append(row);
      });
    },
  };
}

const follows = (row: Node, other: Node) =>
  (other.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
