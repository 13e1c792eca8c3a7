/**
 * Code that loads at first use. Its functions can be called immediately, and its stores have an initial value until the
 * code has loaded.
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { connectionLost, isCallError, toCallError } from '../../client/errors.ts';
import type { Resource } from '../types.ts';

export interface LazyCode<Loaded> {
  /**
   * Returns the object that the code creates; the first call loads the code.
   * @throws CallError if the code fails to load; the next call tries again.
   */
  load(): Promise<Loaded>;
  /**
   * Creates a store whose first listener loads the code. The value is `first` until the code has loaded, or the result
   * of `failed` if loading fails.
   */
  store<V>(first: V, pick: (result: Loaded) => ReadableAtom<V>, failed?: (reason: unknown) => V): ReadableAtom<V>;
  /** Creates a store that does not load the code. Its value is `first` until another caller has loaded the code. */
  storeOnceLoaded<V>(first: V, pick: (result: Loaded) => ReadableAtom<V>): ReadableAtom<V>;
  /** Creates a store for a resource of the code. If the code fails to load, the store contains the error. */
  resource<T>(pick: (result: Loaded) => ReadableAtom<Resource<T>>): ReadableAtom<Resource<T>>;
}

/**
 * Creates the functions and stores for code that loads at first use. @param load imports the code and creates the
 * object that callers use
 */
export function lazyCode<Loaded>(load: () => Promise<Loaded>): LazyCode<Loaded> {
  let loading: Promise<Loaded> | null = null;
  let loaded: Loaded | null = null;
  /** Callbacks of stores that have listeners, called when the code has loaded. */
  const waiting = new Set<(result: Loaded) => void>();

  const loadOnce = (): Promise<Loaded> => {
    loading ??= load().then(
      result => {
        loaded = result;
        for (const follow of waiting) follow(result);
        waiting.clear();
        return result;
      },
      cause => {
        // After a failure, the next call loads the chunk again.
        loading = null;
        throw isCallError(cause) ? cause : connectionLost('offline', cause);
      },
    );
    return loading;
  };

  const storeOf = <V>(
    first: V,
    pick: (result: Loaded) => ReadableAtom<V>,
    start: (show: (value: V) => void) => void,
  ): ReadableAtom<V> => {
    const $store = atom<V>(first);
    onMount($store, () => {
      let off = () => {};
      const follow = (result: Loaded) => {
        off = pick(result).subscribe(value => $store.set(value));
      };
      // Update the store synchronously, because its previous value may contain data of another member.
      if (loaded) follow(loaded);
      else {
        waiting.add(follow);
        start($store.set);
      }
      return () => {
        waiting.delete(follow);
        off();
      };
    });
    return $store;
  };

  const store: LazyCode<Loaded>['store'] = (first, pick, failed = () => first) =>
    storeOf(first, pick, show => {
      loadOnce().catch(reason => show(failed(reason)));
    });

  return {
    load: loadOnce,
    store,
    storeOnceLoaded: (first, pick) => storeOf(first, pick, () => {}),
    resource: <T>(pick: (result: Loaded) => ReadableAtom<Resource<T>>) =>
      store<Resource<T>>({ loading: false, stale: false }, pick, reason => ({
        error: toCallError(reason),
        loading: false,
        stale: false,
      })),
  };
}

type NameOfAction<Loaded> = {
  [K in keyof Loaded]: Loaded[K] extends (...args: never[]) => unknown ? K : never;
}[keyof Loaded] &
  string;

/** Type of a function in code that loads at first use: the result is always a promise. */
type LazyAction<Action> = Action extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : never;

/**
 * Returns the functions `names`, whose code loads when any of them is first called. Each call waits for the code.
 * @param load imports the code and creates the object with those functions
 * @param failed handles a call if the code fails to load or its function rejects. Default: rejects with the same
 * reason.
 */
export function lazyActions<Loaded, Name extends NameOfAction<Loaded>>(
  load: () => Promise<Loaded>,
  names: readonly Name[],
  failed: (reason: unknown, name: Name) => Promise<unknown> = Promise.reject.bind(Promise),
): { readonly [N in Name]: LazyAction<Loaded[N]> } {
  const code = lazyCode(load);
  const actionOf =
    (name: Name) =>
    async (...args: never[]) => {
      try {
        const actions = await code.load();
        return await (actions[name] as (...params: never[]) => unknown)(...args);
      } catch (reason) {
        return failed(reason, name);
      }
    };
  return Object.fromEntries(names.map(name => [name, actionOf(name)])) as never;
}
