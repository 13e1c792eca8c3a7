/** Helpers for DOM elements; the pages of the games are small enough to need no framework. */

import type { Texts } from './texts/en.ts';

type Attributes = Readonly<Record<string, string | number | boolean>>;
type Child = Node | string;

/**
 * Creates an element with attributes and children. The value `true` sets an attribute without a value; `false` omits
 * the attribute.
 */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

/** Creates a button; `onPress` is called on each click. */
export function button(label: Child, onPress: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const element = el('button', { type: 'button', ...attributes }, label);
  element.addEventListener('click', onPress);
  return element;
}

/** Creates the text with the return to player, formatted in the language of the page. */
export const returnLine = (percent: number, texts: Pick<Texts, 'returns'>): HTMLElement => {
  const format = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent', maximumFractionDigits: 3 });
  return el('p', {}, texts.returns(format.format(percent / 100)));
};

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Creates an icon of the Lucide set (ISC license), 24 x 24 units, in the color of the text. Hidden from screen readers.
 */
export function icon(name: keyof typeof ICONS, size = 20): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const stroke = { fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-linecap': 'round' };
  setAttributes(svg, { viewBox: '0 0 24 24', width: size, height: size, 'aria-hidden': 'true', ...stroke });
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

const ICONS = {
  check: 'M20 6 9 17l-5-5',
  ticket:
    'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2',
  offline:
    'M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
  dice: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM16 8h.01M8 8h.01M8 16h.01M16 16h.01M12 12h.01',
  send: 'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zM21.854 2.147l-10.94 10.939',
} as const;

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
}

/** Returns whether the visitor prefers reduced motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
