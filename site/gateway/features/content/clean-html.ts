/** Cleans HTML of an editor before storage (S5). */
import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/**
 * Removes style attributes, because pages with a strict policy would report each of them; pages sanitize the HTML again
 * before display. Parsed as without scripting, so that `noscript` content is cleaned as well.
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
