// @vitest-environment jsdom
/** Overlays above a page: Escape, focus and the scroll lock of the page below. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { onEscape } from '../../sdk/dom/overlays/escape.ts';
import { focused } from '../../sdk/dom/overlays/focus.ts';
import { openModal } from '../../sdk/dom/overlays/modal.ts';
import { openOverlay } from '../../sdk/dom/overlays/overlay.ts';
import { lockScroll } from '../../sdk/dom/overlays/scroll-lock.ts';
import { scaleOf } from '../../sdk/dom/scale.ts';
import { scrollBoxOf } from '../../sdk/ui/list/scroll-box.ts';
import { fakeDialogs } from '../helpers/pages/dialog.ts';

beforeAll(() => {
  fakeDialogs();
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.documentElement.removeAttribute('style');
});

const add = <K extends keyof HTMLElementTagNameMap>(name: K, into: Node = document.body): HTMLElementTagNameMap[K] =>
  into.appendChild(document.createElement(name));
const pressEscape = (from: Element) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, composed: true });
  from.dispatchEvent(event);
  return event;
};

describe('Escape in overlays', () => {
  it.each(['dialog', 'overlay'])(
    'a page listener added before the %s opened receives Escape with its default prevented',
    kind => {
      const seen: boolean[] = [];
      const onKey = (event: Event) => void seen.push(event.defaultPrevented);
      document.addEventListener('keydown', onKey);
      const box = kind === 'dialog' ? add('dialog') : add('div');
      const onRequest = vi.fn();
      const close =
        box instanceof HTMLDialogElement
          ? openModal(box, onRequest)
          : openOverlay(
              box,
              () => null,
              () => onRequest(),
            );
      pressEscape(box);
      expect([onRequest.mock.calls.length, seen]).toEqual([1, [true]]);
      close();
      pressEscape(document.body);
      expect([onRequest.mock.calls.length, seen]).toEqual([1, [true, false]]);
      document.removeEventListener('keydown', onKey);
    },
  );

  it('only the topmost layer handles Escape, also if the layer closes immediately', () => {
    const first = vi.fn();
    const off = onEscape(add('div'), first);
    const second = vi.fn(() => offSecond());
    const offSecond = onEscape(add('div'), second);
    pressEscape(document.body);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    pressEscape(document.body);
    expect(first).toHaveBeenCalledTimes(1);
    off();
  });

  it("Escape is handled by a page modal that contains the focus, unless the SDK's layer is inside that modal", () => {
    const host = add('dialog');
    Object.assign(host, { matches: () => true });
    const button = add('button', host);
    const outside = vi.fn();
    const offOutside = onEscape(add('div'), outside);
    expect(pressEscape(button).defaultPrevented).toBe(false);
    offOutside();
    const inside = vi.fn();
    const offInside = onEscape(add('div', host), inside);
    pressEscape(button);
    expect([outside.mock.calls.length, inside.mock.calls.length]).toEqual([0, 1]);
    offInside();
  });
});

describe('focus in shadow roots', () => {
  it('the active element is found in a closed shadow root and in slotted content', () => {
    const shell = add('div').attachShadow({ mode: 'closed' });
    const widget = add('div', shell);
    const root = widget.attachShadow({ mode: 'open' });
    const inner = add('button', root);
    const light = add('input', widget);
    add('slot', root);
    inner.focus();
    expect(focused(root)).toBe(inner);
    light.focus();
    expect(focused(root)).toBe(light);
    expect(focused(document)).toBe(shell.host);
  });

  it('Tab moves the focus within an overlay in a closed shadow root', () => {
    const shell = add('div').attachShadow({ mode: 'closed' });
    const overlay = add('div', shell);
    const [first, last] = [add('button', overlay), add('button', overlay)];
    const close = openOverlay(overlay, () => first, vi.fn());
    const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true, composed: true });
    first.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    last.focus();
    last.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true, composed: true }));
    expect(shell.activeElement).toBe(first);
    close();
  });
});

describe('scroll lock', () => {
  const { documentElement: root, body } = document;

  it.each([
    ['html, where neither has an overflow', '', '', [true, false]],
    ['body, where the window scrolls by its overflow', '', 'auto', [false, true]],
    ['html, where that has one', 'scroll', 'visible', [true, false]],
    ['both, where body is a box inside the page', 'hidden', 'auto', [true, true]],
  ])('scrolling is locked by %s', (_, ofRoot, ofBody, held) => {
    root.style.overflowY = ofRoot;
    body.style.overflowY = ofBody;
    const free = lockScroll();
    expect([root, body].map(({ style }) => style.overflow === 'hidden')).toEqual(held);
    free();
    expect([root.style.overflowY, body.style.overflowY]).toEqual([ofRoot, ofBody]);
  });

  it('scrollBoxOf returns the body if the body scrolls as a separate box', () => {
    root.style.overflowY = 'hidden';
    body.style.overflowY = 'auto';
    scrollBoxOf(add('div')).scrollTo(70);
    expect(body.scrollTop).toBe(70);
    body.scrollTop = 0;
  });
});

describe('scale of a zoomed page', () => {
  const sized = (own: [number, number], seen: [number, number]) => {
    const element = add('div');
    Object.defineProperties(element, { offsetWidth: { value: own[0] }, offsetHeight: { value: own[1] } });
    element.getBoundingClientRect = () => ({ width: seen[0], height: seen[1], top: 0, left: 0 }) as DOMRect;
    return element;
  };

  it('scaleOf returns the scale of the longer side because rounding affects that side least', () => {
    expect(scaleOf(sized([375, 20_000], [300.4, 16_000]))).toBe(0.8);
    expect(scaleOf(sized([1_000, 10], [1_250, 12.3]))).toBe(1.25);
  });

  it('scaleOf returns 1 for rounded sizes and for elements without layout', () => {
    expect(scaleOf(sized([375, 100], [375.4, 100]))).toBe(1);
    expect(scaleOf(sized([0, 0], [0, 0]))).toBe(1);
  });
});
