/** HTML as an editor hands it in, before it is kept (S5). */
import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/**
 * The same document without style attributes: pages under a strict policy would report each of them, though they clean everything
 * themselves before they show it. Read as a page without scripts reads it, so that nothing hides in a `noscript`.
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
