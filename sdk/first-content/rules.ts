/**
 * Rules for prerender responses, applied by the gateway when writing and by the loader when reading. A response of a
 * compromised gateway can therefore neither run code nor send requests that the widgets would not send.
 */

/** A text, or a tag with attributes and children. */
export type TreeNode = string | TreeElement;
export type TreeElement = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: TreeNode[]];

/** Prerendered content of a widget, shown before its code has loaded. */
export interface PrerenderResponse {
  /** Tree of the shadow root; empty if the widget shows nothing. */
  readonly tree: readonly TreeNode[];
  /** Response that the view was rendered from, as in a call. */
  readonly data: unknown;
}

/** Allowed tags: none of these loads, executes or sends anything, except images with validated URLs. */
export const TAG =
  /^([abigp]|article|bdi|button|circle|d[dlt]|em|fieldset|footer|h[2-4]|header|img|li|line|nav|ol|path|poly(gon|line)|rect|section|slot|small|span|strong|svg|time|ul|div)$/;

/** Allowed attributes: texts, numbers and shapes, and as the only styles custom properties. */
export const ATTRIBUTE =
  /^(class|part|role|dir|lang|hidden|type|id|slot|name|tabindex|inert|disabled|alt|width|height|loading|decoding|referrerpolicy|target|rel|datetime|viewBox|d|c[xy]|r[xy]?|[xy][12]?|points|transform|fill|stroke(-[a-z]+)?|(aria|data|--lk)-[a-z-]+)$/;

/** Attributes with an address and their kind in `safeUrl`. Relative addresses are relative to the gateway. */
export const ADDRESS: Readonly<Partial<Record<string, 'image' | 'link'>>> = { src: 'image', href: 'link' };

/** Limits of a response: nodes, depth of the tree, and bytes. A first screen uses about a tenth of these limits. */
export const MAX_NODES = 2_000;
export const MAX_DEPTH = 32;
export const MAX_BYTES = 262_144;
