/**
 * `react` of the element and script builds: the names the kit uses, on preact alone. preact/compat has many more and
 * patches every element for them, which costs the first numbers 1.3 kB. What is missing here stops the build.
 */
import { Component, type ComponentType, createElement, options, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

export { Component, createContext, Fragment } from 'preact';
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

let ids = 0;

/** An id that no other tree of the page has: preact counts per tree, and the light DOM may hold parts of several. */
export const useId = (): string => useState(() => `lk-${++ids}-`)[0];

/** Draws again only when `same` says that the props differ. */
export function memo<P extends object>(
  Inner: ComponentType<P>,
  same: (before: P, now: P) => boolean,
): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !same(this.props, next);
    }
    override render(props: P) {
      return createElement(Inner, props);
    }
  };
}

/** Value of an outside store; draws again when it changed, also when that was between drawing and subscribing. */
export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, get: () => T): T {
  const value = get();
  // A new wrapper draws again; what it holds stays the same object, so that every closure sees the newest.
  const [{ store }, draw] = useState({ store: { value, get } });
  useLayoutEffect(() => {
    store.value = value;
    store.get = get;
  });
  useEffect(() => {
    const check = () => {
      if (!Object.is(store.value, store.get())) draw({ store });
    };
    check();
    return subscribe(check);
  }, [subscribe, store]);
  return value;
}

/** React names SVG attributes in camel case, the platform most of them with dashes. */
const DASHED = /^(fill|stroke|stop|clip|font|text)[A-Z]/;

const before = options.vnode;
options.vnode = (vnode: VNode) => {
  if (typeof vnode.type === 'string') {
    const props = vnode.props as Record<string, unknown>;
    for (const name in props) {
      if (!DASHED.test(name)) continue;
      props[name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)] = props[name];
      delete props[name];
    }
  }
  before?.(vnode);
};
