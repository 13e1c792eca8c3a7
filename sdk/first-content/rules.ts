/**
 * Rules for prerender responses, which the gateway applies when it creates a response, and the loader when it reads
 * one. Even a compromised gateway can therefore neither run code in the page nor send requests that the widgets would
 * not send.
 */

/** Node of a tree: a text, or a tag with attributes and children. */
export type TreeNode = string | TreeElement;
export type TreeElement = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: TreeNode[]];

/** Prerendered content of a widget, shown before its code has loaded. */
export interface PrerenderResponse {
  /** Nodes of the shadow root; empty if the widget shows nothing. */
  readonly tree: readonly TreeNode[];
  /** Response to a call, from which the view was rendered. */
  readonly data: unknown;
}

/** Pattern of allowed tags. Apart from images, whose URLs are validated, these tags load, execute and send nothing. */
export const TAG =
  /^([abigp]|article|bdi|button|circle|d[dlt]|em|fieldset|footer|h[2-4]|header|img|li|line|nav|ol|path|poly(gon|line)|rect|section|slot|small|span|strong|svg|time|ul|div)$/;

/** Pattern of allowed attributes: texts, numbers and shapes; as styles only custom properties. */
export const ATTRIBUTE =
  /^(class|part|role|dir|lang|hidden|type|id|slot|name|tabindex|inert|disabled|alt|width|height|loading|decoding|referrerpolicy|target|rel|datetime|viewBox|d|c[xy]|r[xy]?|[xy][12]?|points|transform|fill|stroke(-[a-z]+)?|(aria|data|--lk)-[a-z-]+)$/;

/** Attributes that contain a URL, each with its usage in `safeUrl`. Relative URLs are resolved against the gateway. */
export const URL_ATTRIBUTES: Readonly<Partial<Record<string, 'image' | 'link'>>> = { src: 'image', href: 'link' };

/**
 * Limits of a response: number of nodes, depth of the tree, and bytes. The content of a first screen uses about a tenth
 * of each.
 */
export const MAX_NODES = 2_000;
export const MAX_DEPTH = 32;
export const MAX_BYTES = 262_144;
