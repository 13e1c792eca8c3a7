// @vitest-environment jsdom
/** Virtual lists: rendered rows, reused elements, and the end of the list. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHistoryRestore } from '../../sdk/dom/history-restore.ts';
import { type GridPlace, gridTarget } from '../../sdk/ui/list/grid-keys.ts';
import { createReachEnd } from '../../sdk/ui/list/infinite-scroll.ts';
import { createRowPool } from '../../sdk/ui/list/row-pool.ts';
import { scrollBoxOf } from '../../sdk/ui/list/scroll-box.ts';
import { poolSize, rowWindow } from '../../sdk/ui/list/virtual-list.ts';
import { columnsFor } from '../../sdk/widgets/game-grid/tiles/tile-grid.ts';

describe('row window', () => {
  const part = { height: 800, rowHeight: 200, rows: 100, direction: 1 } as const;

  it('row window contains the visible rows and further rows in the scroll direction', () => {
    expect(rowWindow({ ...part, offset: 2_000 })).toEqual([8, 18]);
    expect(rowWindow({ ...part, offset: 2_000, direction: -1 })).toEqual([6, 16]);
  });

  it('row window is limited to the list at both ends', () => {
    expect(rowWindow({ ...part, offset: -500 })).toEqual([0, 6]);
    expect(rowWindow({ ...part, offset: 19_500 })).toEqual([95, 100]);
    expect(rowWindow({ ...part, offset: 99_999 })).toEqual([100, 100]);
  });

  it('row window contains all rows of a short list at any offset', () => {
    expect(rowWindow({ ...part, rows: 6, offset: -5_000 })).toEqual([0, 6]);
    expect(rowWindow({ ...part, rows: 7, offset: -5_000 })).toEqual([0, 0]);
  });

  it('row window is empty without rows or with an unknown row height', () => {
    expect(rowWindow({ ...part, offset: 0, rows: 0 })).toEqual([0, 0]);
    expect(rowWindow({ ...part, offset: 0, rowHeight: 0 })).toEqual([0, 0]);
  });

  it('row window never exceeds the pool size', () => {
    for (let offset = 0; offset < 18_000; offset += 37) {
      for (const direction of [1, -1] as const) {
        const [first, last] = rowWindow({ ...part, offset, direction });
        expect(last - first).toBeLessThanOrEqual(poolSize(part.height, part.rowHeight));
      }
    }
  });
});

describe('tile columns', () => {
  it('number of tile columns is the number that fits, and at least three', () => {
    expect([288, 358, 448, 1_100].map(width => columnsFor(width))).toEqual([3, 3, 3, 7]);
  });

  it('number of tile columns is two on a phone with a text size of 200 %', () => {
    expect([288, 358, 448, 1_100].map(width => columnsFor(width, 30))).toEqual([2, 2, 2, 3]);
  });
});

describe('row pool', () => {
  const make = () => {
    const box = document.createElement('div');
    document.body.append(box);
    const pool = createRowPool({
      box,
      make: () => Object.assign(document.createElement('p'), { tabIndex: 0 }),
      fill: (row, index) => {
        row.textContent = `row ${index}`;
      },
      isStored: row => row === document.activeElement,
    });
    pool.place(100);
    const shown = () => [...box.children].filter(row => !(row as HTMLElement).hidden).map(row => row.textContent);
    return { box, pool, shown };
  };

  it('row pool reuses elements and moves each element to the position of its row', () => {
    const { box, pool, shown } = make();
    pool.reserve(4);
    pool.render(0, 4, 50);
    const elements = [...box.children];
    pool.render(30, 34, 50);
    expect([...box.children]).toEqual(elements);
    expect(shown().sort()).toEqual(['row 30', 'row 31', 'row 32', 'row 33']);
    expect(pool.rowAt(31)?.style.transform).toBe('translateY(3100px)');
  });

  it('row pool renders the first rows in document order', () => {
    const { pool, shown } = make();
    pool.reserve(6);
    pool.render(0, 4, 50);
    expect(shown()).toEqual(['row 0', 'row 1', 'row 2', 'row 3']);
  });

  it('row pool preserves the focused row until the list no longer contains the row', () => {
    const { pool, shown } = make();
    pool.render(0, 3, 50);
    pool.rowAt(1)?.focus();
    pool.render(20, 23, 50);
    expect(shown()).toContain('row 1');
    pool.render(0, 1, 1);
    expect(shown()).toEqual(['row 0']);
  });

  it('row pool hides surplus rows of a shorter list', () => {
    const { pool, shown } = make();
    pool.render(0, 5, 50);
    pool.render(0, 2, 2);
    expect(shown()).toEqual(['row 0', 'row 1']);
  });

  it('row pool leaves unused rows in place until they are reused', () => {
    const { box, pool, shown } = make();
    pool.reserve(5);
    pool.render(0, 5, 50);
    pool.render(2, 6, 50);
    expect(shown().sort()).toEqual(['row 1', 'row 2', 'row 3', 'row 4', 'row 5']);
    pool.render(3, 8, 50);
    expect(shown().sort()).toEqual(['row 3', 'row 4', 'row 5', 'row 6', 'row 7']);
    expect(box.children).toHaveLength(5);
  });

  it('row pool sorts its elements without moving the focused element', () => {
    const { pool, shown } = make();
    pool.render(0, 4, 50);
    pool.rowAt(3)?.focus();
    pool.render(2, 6, 50);
    pool.sort();
    expect(shown()).toEqual(['row 2', 'row 3', 'row 4', 'row 5']);
    expect(document.activeElement?.textContent).toBe('row 3');
  });
});

describe('keyboard navigation in a grid', () => {
  const place: GridPlace = { index: 4, total: 11, columns: 3, pageRows: 2, rightToLeft: false };
  const to = (key: string, more: Partial<GridPlace> = {}, control = false) =>
    gridTarget(key, control, { ...place, ...more });

  it.each([
    ['ArrowRight', 5],
    ['ArrowLeft', 3],
    ['ArrowDown', 7],
    ['ArrowUp', 1],
    ['Home', 3],
    ['End', 5],
    ['PageDown', 10],
    ['PageUp', 1],
    ['Enter', null],
  ])('key %s moves the focus from item 4 to item %s', (key, index) => {
    expect(to(key)).toBe(index);
  });

  it('horizontal arrow keys are reversed in right-to-left text', () => {
    expect([to('ArrowRight', { rightToLeft: true }), to('ArrowLeft', { rightToLeft: true })]).toEqual([3, 5]);
  });

  it('Control with Home or End moves to the ends of the list', () => {
    expect([to('Home', {}, true), to('End', {}, true)]).toEqual([0, 10]);
  });

  it('vertical keys stop above a shorter last row that has no tile in the same column', () => {
    expect(to('ArrowDown', { index: 8 })).toBe(8);
    expect(to('PageDown', { index: 2 })).toBe(8);
    expect(to('ArrowDown', { index: 7 })).toBe(10);
  });
});

describe('end of a list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const watch = () => {
    const onEnd = vi.fn();
    return { onEnd, end: createReachEnd({ near: 300, delay: 150, pause: 500 }, onEnd) };
  };

  it('LIST-11 end of the list is reported within 300 px of the end and not before', () => {
    const { onEnd, end } = watch();
    end.moved(301);
    vi.advanceTimersByTime(1_000);
    expect(onEnd).not.toHaveBeenCalled();
    end.moved(300);
    vi.advanceTimersByTime(1_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('LIST-12 end of the list is checked 150 ms after a move and reported at most once per 500 ms', () => {
    const { onEnd, end } = watch();
    end.moved(0);
    vi.advanceTimersByTime(149);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    for (let ms = 0; ms < 450; ms += 50) {
      end.moved(0);
      vi.advanceTimersByTime(50);
    }
    expect(onEnd).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(500);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  it('end of the list is not reported after the list was stopped', () => {
    const { onEnd, end } = watch();
    end.moved(0);
    end.stop();
    vi.advanceTimersByTime(1_000);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('scroll container', () => {
  it('scroll container is the nearest scrolling ancestor, also through slots and shadow roots, or the page', () => {
    const host = document.createElement('div');
    host.style.overflowY = 'auto';
    document.body.append(host);
    const inner = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inner);
    scrollBoxOf(inner).scrollTo(70);
    expect(host.scrollTop).toBe(70);
    host.style.overflowY = 'visible';
    const page = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    scrollBoxOf(inner).scrollTo(30);
    expect(page).toHaveBeenCalledWith(0, 30);
  });
});

describe('history restore', () => {
  it('history restore returns the stored value after navigation through the history, and null after following a link', () => {
    const historyRestore = createHistoryRestore<number>();
    historyRestore.store('list', 400);
    expect(historyRestore.take('list')).toBeNull();
    historyRestore.store('list', 500);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(historyRestore.take('other')).toBeNull();
    expect(historyRestore.take('list')).toBe(500);
    expect(historyRestore.take('list')).toBeNull();
  });

  it('history restore detects a step back even in a popstate listener that was registered before its own listener', () => {
    const historyRestore = createHistoryRestore<number>();
    const drawn: (number | null)[] = [];
    window.addEventListener('popstate', () => drawn.push(historyRestore.take('list')), { once: true });
    historyRestore.store('list', 400);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(drawn).toEqual([400]);
  });
});
