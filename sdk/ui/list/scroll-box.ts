/**
 * Scroll container of an element: the nearest ancestor that scrolls, or else the page. All positions are in px relative
 * to the window.
 */
import { ofDocument } from '../../dom/dom-clobbering.ts';
import { bodyScrolls } from '../../dom/page-scroller.ts';
import { scaleOf } from '../../dom/scale.ts';

export interface ScrollBox {
  /** Returns the visible part of the container: distance from the top of the window and height, px. */
  view(): { readonly top: number; readonly height: number };
  /** Returns the scroll position of the container, px. */
  position(): number;
  scrollTo(position: number): void;
  /** Listens to scrolling and to size changes of the container; returns a function that stops listening. */
  listen(onScroll: () => void, onResize: () => void): () => void;
}

/** Returns the scroll container. The search follows the flat tree, through slots and shadow roots. */
export function scrollBoxOf(element: Element): ScrollBox {
  for (let at = parentOf(element); at; at = parentOf(at)) {
    // The browser applies the overflow of the root element and of the body to the page.
    if (at === ofDocument('documentElement') || (at === ofDocument('body') && !bodyScrolls())) break;
    if (at instanceof HTMLElement && /auto|scroll|overlay/.test(getComputedStyle(at).overflowY)) return elementBox(at);
  }
  return pageBox();
}

const parentOf = (element: Element): Element | null =>
  element.assignedSlot ??
  element.parentElement ??
  (element.parentNode instanceof ShadowRoot ? element.parentNode.host : null);

function elementBox(element: HTMLElement): ScrollBox {
  return {
    view() {
      const scale = scaleOf(element);
      const top = element.getBoundingClientRect().top + element.clientTop * scale;
      return { top, height: element.clientHeight * scale };
    },
    position: () => element.scrollTop * scaleOf(element),
    scrollTo(position) {
      element.scrollTop = position / scaleOf(element);
    },
    listen(onScroll, onResize) {
      element.addEventListener('scroll', onScroll, { passive: true });
      const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onResize);
      observer?.observe(element);
      return () => {
        element.removeEventListener('scroll', onScroll);
        observer?.disconnect();
      };
    },
  };
}

const pageBox = (): ScrollBox => ({
  view: () => ({ top: 0, height: window.innerHeight }),
  position: () => window.scrollY,
  scrollTo: position => window.scrollTo(window.scrollX, position),
  listen(onScroll, onResize) {
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
    };
  },
});
