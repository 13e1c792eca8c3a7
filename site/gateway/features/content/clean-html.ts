/** Cleans the HTML of content before storage (S5). */
import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/**
 * Removes style attributes, each of which a page with a strict CSP would report as a violation; pages sanitize the HTML
 * again before display. Parsed with scripting disabled, so that the content of `noscript` is cleaned as well.
 */
export function withoutStyle(html: string): string {
  const fragment = parseFragment(html, { scriptingEnabled: false });
  strip(fragment);
  return serialize(fragment, { scriptingEnabled: false });
}

function strip(node: Node): void {
  if ('attrs' in node) node.attrs = node.attrs.filter(({ name }) => name !== 'style');
  if ('content' in node) strip(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) strip(child);
}
