/** Manual creation of elements, for code that is too performance-critical for the view. */

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

/** Creates an icon of the kit: outlines on a grid of 24, hidden from screen readers. `size` in px. */
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

/** Sets an attribute, or removes it for null; an equal value is not written, which avoids work of the browser. */
export function setAttribute(target: Element, name: string, value: string | null): void {
  if (target.getAttribute(name) === value) return;
  if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}
