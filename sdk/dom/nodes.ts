/** Creates elements without the view library, for code that must be fast. */

/** Creates an element with properties and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<Omit<HTMLElementTagNameMap[K], 'part'>> & { readonly part?: string },
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] {
  const { part, ...own } = properties;
  const node = Object.assign(document.createElement(tag), own);
  if (part) node.setAttribute('part', part);
  node.append(...children);
  return node;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an icon from paths in a box of 24 x 24. It is hidden from screen readers; `size` is in px. */
export function iconElement(shape: readonly string[], size: 16 | 20 | 24): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'lk-icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('data-size', String(size));
  svg.setAttribute('aria-hidden', 'true');
  for (const outline of shape) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', outline);
    svg.append(path);
  }
  return svg;
}

/** Sets an attribute; null removes it. An equal value is not written, because that would cause work in the browser. */
export function setAttribute(target: Element, name: string, value: string | null): void {
  if (target.getAttribute(name) === value) return;
  if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}
