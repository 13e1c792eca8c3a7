// @vitest-environment jsdom
/** Floating elements: hidden below overlays, and moved aside if they cover the focused element. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerFloating } from '../../sdk/dom/overlays/floating.ts';
import { openOverlay } from '../../sdk/dom/overlays/overlay.ts';

/** Adds a button with a simulated position in px, because jsdom computes no layout. */
const add = (top: number, height = 20) => {
  const button = document.body.appendChild(document.createElement('button'));
  button.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return button;
};
const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

let button: HTMLElement;
let stop = () => {};
beforeEach(() => {
  document.body.replaceChildren();
  button = add(700);
  stop = registerFloating(button);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

it('a floating element is hidden until all overlays are closed, even if it is added while one is open', () => {
  const overlays = [0, 1].map(() => document.body.appendChild(document.createElement('div')));
  const [closeFirst, closeSecond] = overlays.map(overlay => openOverlay(overlay, () => null, vi.fn()));
  const late = add(700);
  const stopLate = registerFloating(late);
  closeFirst!();
  expect([button, late].map(({ style }) => style.visibility)).toEqual(['hidden', 'hidden']);
  closeSecond!();
  expect([button, late].map(({ style }) => style.visibility)).toEqual(['', '']);
  stopLate();
});

it('floating element moves away while it covers the focused element', async () => {
  const isAside = async (focus: HTMLElement) => {
    focus.focus();
    await nextFrame();
    return button.hasAttribute('data-aside');
  };
  expect(await isAside(add(690))).toBe(true);
  expect(await isAside(add(100))).toBe(false);
  // A focused element that fills the whole page is always covered, so the floating element stays.
  expect(await isAside(add(0, 768))).toBe(false);
  expect(await isAside(add(719))).toBe(true);
  expect(await isAside(button)).toBe(false);
});

it('floating element returns when the page scrolls the focused element away from under it', async () => {
  const field = add(690);
  field.focus();
  await nextFrame();
  field.getBoundingClientRect = () => new DOMRect(0, 200, 100, 20);
  window.dispatchEvent(new Event('scroll'));
  document.dispatchEvent(new Event('scroll'));
  await nextFrame();
  expect(button.hasAttribute('data-aside')).toBe(false);
});
