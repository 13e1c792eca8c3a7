// @vitest-environment jsdom
/** Where a page stands that one comes back to. */
import { afterEach, expect, it, vi } from 'vitest';
import { persistScroll } from '../../../site/src/shared/history/scroll.ts';

/** Runs what waits for the page to grow, as a browser does after a change of layout. */
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

it('a page that is come back to stays at its top until it knows how long it will be', () => {
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
