/**
 * Virtual list of rows with equal height. It renders only the visible rows and some around them, in reused elements,
 * while the page or a container scrolls.
 */
import { scaleOf } from '../../dom/scale.ts';
import { createRowPool } from './row-pool.ts';
import { scrollBoxOf } from './scroll-box.ts';

export interface VirtualListOptions {
  /**
   * Container of the rows, which gets the height of the whole list. It must be positioned, and the rows start at its
   * top.
   */
  readonly box: HTMLElement;
  /** Rows of prerendered content, which the list reuses as its first rows. */
  readonly first?: readonly HTMLElement[];
  /** Creates an empty row element that is not in the document. */
  readonly make: () => HTMLElement;
  /**
   * Fills a row element with the content of `index`. `quick`: true while the list scrolls so fast that images should
   * not load yet.
   */
  readonly fill: (row: HTMLElement, index: number, quick: boolean) => void;
  readonly isStored: (row: HTMLElement) => boolean;
  /** Returns the number of rows for a width of the container in px. */
  readonly rows: (width: number) => number;
  /** Called when the list has stopped scrolling. */
  readonly onRest?: () => void;
  /** Called after each scroll event and each rendering. `left`: px between the visible part and the end of the list. */
  readonly onMove?: (left: number) => void;
}

export interface VirtualList {
  /** Recomputes the number of rows and fills them again, because the content has changed. */
  show(): void;
  /** Fills the rendered rows again, because their content has changed. */
  refill(): void;
  /** Scrolls a row into view and returns its element. */
  reveal(index: number): HTMLElement;
  /** Returns the indexes of the first and the last row that are fully visible. */
  seen(): readonly [number, number];
  /** Returns the row height in px; 0 until it has been measured. */
  height(): number;
  /** Returns the scroll position relative to the top of the list, px. `moveTo` restores this position. */
  position(): number;
  moveTo(position: number): void;
  rowAt(index: number): HTMLElement | undefined;
  stop(): void;
}

/** Scroll speed above which rows pass too fast to be read, px per second. */
const QUICK = 2_500;
/** Time after the last scroll event after which the list counts as stopped, ms. */
const REST_MS = 120;
/** Number of rows that are rendered if the layout cannot be measured, for example in a hidden page. */
const BLIND_ROWS = 6;
/**
 * Number of rows that are rendered beyond the visible ones, in and against the scroll direction. Enough for a device
 * that lags by 0.1 s at 6000 px/s.
 */
const AHEAD = 4;
const BEHIND = 2;
/** Thresholds of the observer, in hundredths of the list. Crossing one triggers a check of the list's position. */
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

  /** Returns the visible part of the list in px, corrected for CSS zoom of the page. */
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
    // Two events in the same frame do not yield a speed.
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
  // If content above the list changes its height, the list moves without a scroll or resize event.
  const mover =
    typeof IntersectionObserver === 'undefined' ? null : new IntersectionObserver(render, { threshold: STEPS });
  mover?.observe(box);
  const off = scroll.listen(onScroll, onResize);

  return {
    show,
    refill: pool.refill,
    reveal(index) {
      const row = pool.need(index);
      // `nearest` does not scroll if the row is fully visible. The page's scroll-padding keeps the row clear of fixed
      // bars.
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

interface SeenPart {
  /**
   * Distance from the top of the first row to the top of the visible part, px; negative if the list starts below it.
   */
  readonly offset: number;
  /** Height of the visible part, px. */
  readonly height: number;
  readonly rowHeight: number;
  readonly rows: number;
  /** Scroll direction: 1 for down, -1 for up. */
  readonly direction: 1 | -1;
}

/**
 * Returns the first and the last row (exclusive) to render; an empty range if the list or its height is empty. A short
 * list is always rendered completely, so that it is complete in print and in screenshots of the whole page.
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

/** Returns the maximum number of rows that are rendered, whatever the length of the list. */
export const poolSize = (height: number, rowHeight: number): number =>
  rowHeight > 0 ? Math.ceil(height / rowHeight) + 1 + AHEAD + BEHIND : 0;

/** Creates an invisible row without an explicit size, to measure the natural row height. */
function makeProbe({ make, fill }: VirtualListOptions): HTMLElement {
  const probe = make();
  probe.dataset.probe = '';
  probe.setAttribute('aria-hidden', 'true');
  fill(probe, 0, true);
  return probe;
}
