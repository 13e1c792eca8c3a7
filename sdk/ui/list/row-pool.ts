/**
 * Row elements that are reused: a row that leaves the rendered part of a list is filled anew at the other end of that part, so the page
 * holds the same few elements however long the list is.
 */

export interface RowPool {
  /** Renders the rows from `first` up to `last`, which is excluded, of a list of `rows`. */
  render(first: number, last: number, rows: number): void;
  /** Renders one row more, at any index. The next render may reuse its element unless the element is kept. */
  need(index: number): HTMLElement;
  /** Fills every rendered row again: their content has changed. */
  refill(): void;
  /** The row height has changed: moves every row to its new place. */
  place(rowHeight: number): void;
  /** Makes elements in advance, so that none has to be made while the list scrolls. */
  reserve(count: number): void;
  rowAt(index: number): HTMLElement | undefined;
  /** Puts the elements in the order of their rows, for whoever reads the page in its own order. */
  sort(): void;
}

export interface RowPoolOptions {
  readonly box: HTMLElement;
  /** Rows that are in the box already, from the first row on. */
  readonly first?: readonly HTMLElement[];
  readonly make: () => HTMLElement;
  readonly fill: (row: HTMLElement, index: number) => void;
  /** A row that must not be used for another: the one with the focus. */
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
    // Filled at once, so that the elements inside the row exist before the row is needed.
    fill(row, 0);
    row.style.blockSize = `${height}px`;
    box.append(row);
    return row;
  };
  // Rows outside of what is asked for wait for their next use where they stand: to hide one and show it again would cost the
  // layout of all it holds, in the very frame that has its new content to lay out.
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
    // The longest unused first: at the beginning that is the order of the page.
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
      // Rows behind the end of a list that became shorter are removed.
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
      // An element that is moved loses the focus: the others go around it.
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
