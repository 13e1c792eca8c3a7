/**
 * Creates nodes from a prerender response without parsing markup, so that no Trusted Types policy is needed. Throws at
 * the first content that is not allowed.
 */
import { safeUrl } from '../dom/safe/safe-url.ts';
import { ATTRIBUTE, MAX_DEPTH, MAX_NODES, TAG, URL_ATTRIBUTES } from './rules.ts';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Creates the nodes of `tree` in `box`.
 * @param tree unvalidated part of a response
 * @param gateway URL of the gateway, against which relative URLs are resolved
 * @throws Error that names the first content that is not allowed; `box` then contains a part of the tree
 */
export function renderTree(tree: unknown, box: Element, gateway: string): void {
  let left = MAX_NODES;

  const grow = (node: unknown, into: Element, depth: number) => {
    if (left-- <= 0 || depth > MAX_DEPTH) throw new Error('too large');
    if (typeof node === 'string') {
      into.append(node);
      return;
    }
    const [tag, attributes, ...children] = node as [string, object, ...unknown[]];
    if (!TAG.test(tag)) throw new Error(`<${tag}>`);
    const element = document.createElementNS(tag === 'svg' ? SVG : into.namespaceURI, tag) as HTMLElement;
    for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, `${value}`, gateway);
    for (const child of children) grow(child, element, depth + 1);
    into.append(element);
  };

  for (const node of tree as unknown[]) grow(node, box, 1);
}

function setAttribute(node: HTMLElement, name: string, value: string, gateway: string): void {
  const kind = Object.hasOwn(URL_ATTRIBUTES, name) ? URL_ATTRIBUTES[name] : undefined;
  const safe = kind ? safeUrl(kind, value, gateway) : value;
  if (safe === null || !(kind || ATTRIBUTE.test(name))) throw new Error(name);
  if (name.startsWith('--')) node.style.setProperty(name, value);
  else node.setAttribute(name, safe);
}
