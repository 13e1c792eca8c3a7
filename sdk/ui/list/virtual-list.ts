/**
 * A long list of rows of one height in any page: rendered are the rows that are seen and a few around them, in elements used
 * again and again. Works with the page's own scrolling as with that of a box around the list.
 */
import { scaleOf } from '../../dom/scale.ts';
import { createRowPool } from './row-pool.ts';
import { poolSize, rowWindow } from './row-window.ts';
import { scrollBoxOf } from './scroll-box.ts';

export interface VirtualListOptions {
  /** Holds the rows; gets the height of the whole list. Positioned, with the rows at its top. */
  readonly box: HTMLElement;
  /** Rows of first content, filled already: they become the first rows of the list. */
  readonly first?: readonly HTMLElement[];
  /** An empty row, not yet in the page. */
  readonly make: () => HTMLElement;
  /** Fills a row with the content of `index`. `quick`: the list moves so fast that pictures and other late content should wait. */
  readonly fill: (row: HTMLElement, index: number, quick: boolean) => void;
  readonly isStored: (row: HTMLElement) => boolean;
  /** How many rows there are in a box of that width, px. */
  readonly rows: (width: number) => number;
  /** Called once the list has stood still for a moment. */
  readonly onRest?: () => void;
  /** Called with each move, after the rows have been rendered: px from the end of what is seen to the end of the list. */
  readonly onMove?: (left: number) => void;
}

export interface VirtualList {
  /** The content has changed: counts and fills the rows anew. */
  show(): void;
  /** Fills the rendered rows again. */
  refill(): void;
  /** Brings a row into view and returns its element. */
  reveal(index: number): HTMLElement;
  /** First and last of the rows that are fully visible. */
  seen(): readonly [number, number];
  /** Row height in px, 0 until it is known. */
  height(): number;
  /** px from the top of the list to the top of what is seen, and back to such a place. */
  position(): number;
  moveTo(position: number): void;
  rowAt(index: number): HTMLElement | undefined;
  stop(): void;
}

/** px per second from which rows pass too quickly to be looked at. */
const QUICK = 2_500;
/** The list counts as still when it has not moved for so long, ms. */
const REST_MS = 120;
/** Rows rendered where nothing can be measured: in a hidden page, or none at all. */
const BLIND_ROWS = 6;
/** Parts of the list that come into view or leave it, each a reason to look where it stands: hundredths. */
const STEPS = [...Array(101).keys()].map(step => step / 100);

export function createVirtualList(options: VirtualListOptions): VirtualList {
  const { box } = options;
  const scroll = scrollBoxOf(box);
  const probe = makeProbe(options);
  box.append(probe, ...(options.first ?? []));
  let rows = 0;
  let rowHeight = 0;
  let width = 0;
  let direction: 1 | -1 = 1;
  let last = { position: scroll.position(), at: performance.now() };
  let quick = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const pool = createRowPool({ ...options, fill: (row, index) => options.fill(row, index, quick) });

  /** In px of the list, whose page may be zoomed. */
  const seenPart = () => {
    const view = scroll.view();
    const scale = scaleOf(box);
    const offset = (view.top - box.getBoundingClientRect().top) / scale;
    return { offset, height: view.height / scale, scale };
  };

  const render = () => {
    const { offset, height } = seenPart();
    const [first, end] = rowHeight
      ? rowWindow({ offset, height, rowHeight, rows, direction })
      : [0, Math.min(rows, BLIND_ROWS)];
    pool.render(first, end, rows);
    options.onMove?.(rows * rowHeight - offset - height);
  };

  const measure = () => {
    const now = probe.offsetHeight;
    if (now !== rowHeight) {
      rowHeight = now;
      pool.place(rowHeight);
    }
    box.style.blockSize = `${rows * rowHeight}px`;
    pool.reserve(Math.min(rows, poolSize(seenPart().height, rowHeight)));
  };

  const rest = () => {
    const wasQuick = quick;
    quick = false;
    if (wasQuick) pool.refill();
    pool.sort();
    options.onRest?.();
  };

  const onScroll = () => {
    const position = scroll.position();
    const at = performance.now();
    const moved = position - last.position;
    if (moved !== 0) direction = moved > 0 ? 1 : -1;
    // Two events in one frame tell nothing of the speed.
    if (at - last.at > 4) {
      quick = (Math.abs(moved) * 1000) / (at - last.at) > QUICK;
      last = { position, at };
    }
    render();
    clearTimeout(resting);
    resting = setTimeout(rest, REST_MS);
  };

  const show = () => {
    width = box.clientWidth;
    rows = options.rows(width);
    measure();
    render();
    pool.refill();
  };

  const onResize = () => {
    if (box.clientWidth !== width) return show();
    measure();
    render();
  };

  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onResize);
  observer?.observe(box);
  observer?.observe(probe);
  // What stands above the list can grow or go: then the list moves though nobody scrolls and no size of its own changes.
  const mover =
    typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver(render, { threshold: STEPS });
  mover?.observe(box);
  const off = scroll.listen(onScroll, onResize);

  return {
    show,
    refill: pool.refill,
    reveal(index) {
      const row = pool.need(index);
      // Nothing moves where all of it is seen. Bars that stay at the edges of the page are kept clear of by its scroll-padding.
      row.scrollIntoView({ block: 'nearest' });
      return row;
    },
    seen() {
      const { offset, height } = seenPart();
      if (!rowHeight) return [0, 0];
      const first = Math.max(0, Math.min(rows - 1, Math.ceil(offset / rowHeight)));
      return [first, Math.max(first, Math.floor((offset + height) / rowHeight) - 1)];
    },
    height: () => rowHeight,
    position: () => seenPart().offset,
    moveTo(position) {
      const { offset, scale } = seenPart();
      scroll.scrollTo(scroll.position() + (position - offset) * scale);
    },
    rowAt: pool.rowAt,
    stop() {
      off();
      observer?.disconnect();
      mover?.disconnect();
      clearTimeout(resting);
      box.replaceChildren();
      box.style.blockSize = '';
    },
  };
}

/** A row that is never seen and lies in no size of its own: as high as rows are by nature. */
function makeProbe({ make, fill }: VirtualListOptions): HTMLElement {
  const probe = make();
  probe.dataset.probe = '';
  probe.setAttribute('aria-hidden', 'true');
  fill(probe, 0, true);
  return probe;
}
