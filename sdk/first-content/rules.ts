/**
 * What a first answer may hold. The gateway writes by these rules and the loader reads by them, so that an answer of a gateway
 * that somebody has taken over can neither run code nor ask for anything the widgets would not ask for themselves.
 */

/** A piece of text, or a tag with its attributes and what stands in it. */
export type TreeNode = string | TreeElement;
export type TreeElement = readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: TreeNode[]];

/** The content of a widget before its code is there. */
export interface PrerenderResponse {
  /** The tree of the shadow root; empty where the widget has nothing to show. */
  readonly tree: readonly TreeNode[];
  /** The answer that the view was made of, as the gateway gives it to a call. */
  readonly data: unknown;
}

/** No tag of these loads, runs or sends anything, apart from pictures, whose addresses are looked at. */
export const TAG =
  /^([abigp]|article|bdi|button|circle|d[dlt]|em|fieldset|footer|h[2-4]|header|img|li|line|nav|ol|path|poly(gon|line)|rect|section|slot|small|span|strong|svg|time|ul|div)$/;

/** Attributes that are words, numbers and shapes. Custom properties stand among them: they are the only styles. */
export const ATTRIBUTE =
  /^(class|part|role|dir|lang|hidden|type|id|slot|name|tabindex|inert|disabled|alt|width|height|loading|decoding|referrerpolicy|target|rel|datetime|viewBox|d|c[xy]|r[xy]?|[xy][12]?|points|transform|fill|stroke(-[a-z]+)?|(aria|data|--lk)-[a-z-]+)$/;

/** Attributes that are addresses, each by what `safeUrl` calls it. Relative ones are of the gateway. */
export const ADDRESS: Readonly<Partial<Record<string, 'image' | 'link'>>> = { src: 'image', href: 'link' };

/** Bounds of an answer; larger ones are refused: nodes, depth of the tree, and bytes, of which a first screen has a tenth. */
export const MAX_NODES = 2_000;
export const MAX_DEPTH = 32;
export const MAX_BYTES = 262_144;
