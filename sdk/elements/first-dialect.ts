/**
 * Enough of React to draw a view once, as `first-draw.ts` does, where preact has not come yet (script tag only). Import it
 * before any view: a component is wrapped where its module runs.
 */
import { become, type Dialect, jsx, memo } from './live-dialect.ts';

/** What a view's markup is before it is drawn. */
export interface FirstNode {
  readonly type: string | ((props: object) => unknown);
  readonly props: Readonly<Record<string, unknown>>;
  readonly key?: string | number;
}

/** What a component of the first drawing keeps, in the order of its hooks. */
export interface Cells {
  readonly kept: unknown[];
  /** Layout effects of the whole drawing. */
  readonly effects: (() => unknown)[];
  /** A state was set: the drawing shows the old one. */
  changed(): void;
}

let cells: Cells;
let place = 0;

/** Calls a component with what its hooks keep. */
export function callWith(own: Cells, component: (props: object) => unknown, props: object): unknown {
  cells = own;
  place = 0;
  return component(props);
}

function cell<T>(make: () => T): T {
  const { kept } = cells;
  const mine = place++;
  if (!(mine in kept)) kept[mine] = make();
  return kept[mine] as T;
}

function useFirstState<T>(initial: T | (() => T)) {
  const box = cell(() => ({ value: initial instanceof Function ? initial() : initial }));
  const { changed } = cells;
  const set = (next: T | ((old: T) => T)) => {
    const value = next instanceof Function ? next(box.value) : next;
    if (value === box.value) return;
    box.value = value;
    changed();
  };
  return [box.value, set];
}

const asIs = (value: unknown) => value;

/** Stands for both: bare in the first drawing, preact's afterwards. */
const memoOnceThere = (component: never, same: never) => {
  let made: unknown;
  return (props: object) => {
    if (!isFirst()) made ??= memo(component, same);
    return jsx(made ?? component, props);
  };
};

/** True until preact has come. */
export const isFirst = (): boolean => (memo as unknown) === memoOnceThere;

const element = (type: unknown, props: object, key?: string) => ({ type, props, key });

// On a page with another widget preact may be there before.
if (!jsx) {
  become({
    jsx: element,
    jsxs: element,
    Fragment: ({ children }: { readonly children: unknown }) => children,
    memo: memoOnceThere,
    useCallback: asIs,
    // What waits for the paint is what the first drawing can do without.
    useEffect: () => {},
    useId: () => 'lk',
    useLayoutEffect: (run: () => unknown) => cells.effects.push(run),
    useMemo: (make: () => unknown) => make(),
    useRef: (current: unknown) => cell(() => ({ current })),
    useState: useFirstState,
  } as unknown as Dialect);
}
