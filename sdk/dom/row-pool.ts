/**
 * Elements of rows that are used again and again: what leaves the drawn part of a list is filled anew at its other end, so
 * that the page holds the same few elements however long the list is.
 */

export interface RowPool {
  /** Draws the rows from `first` up to `last`, which is excluded, of a list of `rows`. */
  draw(first: number, last: number, rows: number): void;
  /** Draws one row more, wherever it is; what is drawn next may use it unless it is kept. */
  need(index: number): HTMLElement;
  /** Fills every drawn row again: their content has changed. */
  refill(): void;
  /** Height of each row has changed: all are put in their place again. */
  place(rowHeight: number): void;
  /** Makes elements in advance, so that none has to be made while it scrolls. */
  reserve(count: number): void;
  rowAt(index: number): HTMLElement | undefined;
  /** Puts the elements in the order of their rows, for whoever reads the page in its own order. */
  sort(): void;
}

export interface RowPoolOptions {
  readonly box: HTMLElement;
  /** Rows that stand in the box already, from the first one on. */
  readonly first?: readonly HTMLElement[];
  readonly make: () => HTMLElement;
  readonly fill: (row: HTMLElement, index: number) => void;
  /** A row that must not be used for another: the one with the focus. */
  readonly isKept: (row: HTMLElement) => boolean;
}

export function createRowPool({ box, first = [], make, fill, isKept }: RowPoolOptions): RowPool {
  const drawn = new Map(first.entries());
  const free: HTMLElement[] = [];
  let height = 0;

  const put = (row: HTMLElement, index: number) => {
    row.style.transform = `translateY(${index * height}px)`;
  };
  const add = () => {
    const row = make();
    // Filled at once: all its elements are there before it is needed.
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
    for (const [index, row] of drawn) {
      if ((index >= from && index < to) || isKept(row)) continue;
      drawn.delete(index);
      return row;
    }
    return add();
  };
  const need = (index: number): HTMLElement => {
    const found = drawn.get(index);
    if (found) return found;
    // The longest unused first: at the beginning that is the order of the page.
    const row = free.shift() ?? spare();
    drawn.set(index, row);
    row.hidden = false;
    put(row, index);
    fill(row, index);
    return row;
  };

  return {
    draw(first, last, rows) {
      from = first;
      to = last;
      // What lies behind the end does not exist any more.
      for (const [index, row] of drawn) row.hidden = index >= rows;
      for (let index = first; index < last; index++) need(index);
    },
    need,
    refill() {
      for (const [index, row] of drawn) fill(row, index);
    },
    place(rowHeight) {
      height = rowHeight;
      for (const row of [...drawn.values(), ...free]) row.style.blockSize = `${height}px`;
      for (const [index, row] of drawn) put(row, index);
    },
    reserve(count) {
      while (drawn.size + free.length < count) {
        const row = add();
        row.hidden = true;
        free.push(row);
      }
    },
    rowAt: index => drawn.get(index),
    sort() {
      const rows = [...drawn].sort(([a], [b]) => a - b).map(([, row]) => row);
      const isSorted = rows.every((row, place) => place === 0 || follows(row, rows[place - 1]!));
      if (isSorted) return;
      const kept = rows.findIndex(isKept);
      // An element that is moved loses the focus: the others go around it.
      const pivot = rows[kept];
      for (const [place, row] of rows.entries()) {
        if (row === pivot) continue;
        if (pivot && place < kept) pivot.before(row);
        else box.append(row);
      }
    },
  };
}

const follows = (row: Node, other: Node) =>
  (other.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
