/**
 * What stands for React in the script tag's chunks: preact with those habits of React that the kit's views have.
 * @preact/compat has them all, which is 1.2 kB more on every page.
 */
import {
  type ComponentChild,
  type ComponentType,
  createElement,
  type Options,
  options,
  render,
  type VNode,
} from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

export { Component, createContext, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

/** React's focus and blur bubble. The other two are spelled as in the page, where a first drawing may have them already. */
const NAMES = new Map([
  ['className', 'class'],
  ['referrerPolicy', 'referrerpolicy'],
  ['onFocus', 'onfocusin'],
  ['onBlur', 'onfocusout'],
]);

/** The attributes of drawings that the views write as React wants them. */
export const DRAWN = /^(stroke|stop|shape)[A-Z]/;

function nameOf(name: string): string {
  let known = NAMES.get(name);
  if (known === undefined) {
    known = DRAWN.test(name) ? name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`) : name;
    NAMES.set(name, known);
  }
  return known;
}

const { vnode: before } = options;
options.vnode = ((vnode: VNode<Record<string, unknown>>) => {
  if (typeof vnode.type === 'string') {
    const props: Record<string, unknown> = {};
    // What is null is not there; what a library of the page gives every object is no attribute.
    for (const name of Object.keys(vnode.props)) props[nameOf(name)] = vnode.props[name] ?? undefined;
    vnode.props = props as typeof vnode.props;
  }
  before?.(vnode);
}) as Options['vnode'];

type Memoed = { shouldComponentUpdate(next: object): boolean; readonly props: object };
type Props = Readonly<Record<string, unknown>>;

const alike = (a: Props, b: Props) => Object.keys({ ...a, ...b }).every(name => a[name] === b[name]);

/** Draws `component` again only where props are not the `same`. */
export const memo = <P extends Props>(component: ComponentType<P>, same: (a: P, b: P) => boolean = alike) =>
  function drawn(this: Memoed, props: P) {
    this.shouldComponentUpdate = next => !same(this.props as P, next as P);
    return createElement(component, props);
  };

/** As React's; a tree of the kit is never hydrated. */
export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, get: () => T): T {
  const value = get();
  const seen = useRef({ value, get });
  const [, draw] = useState({});
  const look = useCallback(() => {
    if (!Object.is(seen.current.value, seen.current.get())) draw({});
  }, []);
  useLayoutEffect(() => {
    seen.current = { value, get };
    look();
  }, [value, get, look]);
  useEffect(() => {
    look();
    return subscribe(look);
  }, [subscribe, look]);
  return value;
}

/** `react-dom/client`: into a box of the kit's own, which is empty or holds what the same view has drawn. */
export const createRoot = (box: Element) => ({
  render: (tree: ComponentChild) => render(tree, box),
  unmount: () => render(null, box),
});
