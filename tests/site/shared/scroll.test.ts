// @vitest-environment jsdom
/** Scroll position of a restored page. */
import { afterEach, expect, it, vi } from 'vitest';
import { persistScroll } from '../../../site/src/shared/history/scroll.ts';

/** Runs the resize observers, as a browser does after a layout change. */
let grow = () => {};
class Observer {
  constructor(run: () => void) {
    grow = run;
  }
  observe() {}
  disconnect() {
    grow = () => {};
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('a restored page is not scrolled until its content is long enough', () => {
  vi.stubGlobal('ResizeObserver', Observer);
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 5_000 });
  history.replaceState({ scroll: 2_000 }, '');
  const part = document.body.appendChild(document.createElement('div'));
  part.dataset.waiting = '';
  const off = persistScroll(window);
  grow();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  delete part.dataset.waiting;
  grow();
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 2_000],
  ]);
  off();
});
