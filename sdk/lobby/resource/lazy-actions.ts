/** Code that loads when it is first used: its functions can be called at once, its stores show something until it is there. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { connectionLost, isCallError, toCallError } from '../../client/errors.ts';
import type { Resource } from '../types.ts';

export interface LazyCode<Made> {
  /**
   * The object that the code makes: loaded and made by the first call, the same for all.
   * @throws CallError; the next call tries again.
   */
  load(): Promise<Made>;
  /**
   * A store that loads the code when somebody listens. It shows `first` until then, and the result of `failed` after a failure.
   */
  store<V>(first: V, pick: (made: Made) => ReadableAtom<V>, failed?: (reason: unknown) => V): ReadableAtom<V>;
  /** A store that shows `first` until something else has loaded the code. */
  storeOnceLoaded<V>(first: V, pick: (made: Made) => ReadableAtom<V>): ReadableAtom<V>;
  /** A store of the code's own resource, which shows the failure when the code does not load. */
  resource<T>(pick: (made: Made) => ReadableAtom<Resource<T>>): ReadableAtom<Resource<T>>;
}

/** @param load imports the code and makes the object that callers use */
export function lazyCode<Made>(load: () => Promise<Made>): LazyCode<Made> {
  let loading: Promise<Made> | null = null;
  let loaded: Made | null = null;
  /** Stores that somebody listens to while the code has not loaded. */
  const waiting = new Set<(made: Made) => void>();

  const loadOnce = (): Promise<Made> => {
    loading ??= load().then(
      made => {
        loaded = made;
        for (const follow of waiting) follow(made);
        waiting.clear();
        return made;
      },
      cause => {
        // The chunk comes over the same network as the answers: it is asked for again by the next call.
        loading = null;
        throw isCallError(cause) ? cause : connectionLost('offline', cause);
      },
    );
    return loading;
  };

  const storeOf = <V>(
    first: V,
    pick: (made: Made) => ReadableAtom<V>,
    ask: (show: (value: V) => void) => void,
  ): ReadableAtom<V> => {
    const $store = atom<V>(first);
    onMount($store, () => {
      let off = () => {};
      const follow = (made: Made) => {
        off = pick(made).subscribe(value => $store.set(value));
      };
      // Without a tick between: the value that was shown last may be another member's.
      if (loaded) follow(loaded);
      else {
        waiting.add(follow);
        ask($store.set);
      }
      return () => {
        waiting.delete(follow);
        off();
      };
    });
    return $store;
  };

  const store: LazyCode<Made>['store'] = (first, pick, failed = () => first) =>
    storeOf(first, pick, show => {
      loadOnce().catch(reason => show(failed(reason)));
    });

  return {
    load: loadOnce,
    store,
    storeOnceLoaded: (first, pick) => storeOf(first, pick, () => {}),
    resource: <T>(pick: (made: Made) => ReadableAtom<Resource<T>>) =>
      store<Resource<T>>({ loading: false, stale: false }, pick, reason => ({
        error: toCallError(reason),
        loading: false,
        stale: false,
      })),
  };
}

type NameOfAction<Made> = {
  [K in keyof Made]: Made[K] extends (...given: never[]) => unknown ? K : never;
}[keyof Made] &
  string;

/** The same function of code that is not there yet: its result is always a promise. */
type LazyAction<Action> = Action extends (...given: infer Given) => infer Result
  ? (...given: Given) => Promise<Awaited<Result>>
  : never;

/**
 * The functions `names` of code that comes later. The first call of any of them loads the code, and each call waits for it.
 * @param load imports the code and makes the object with those functions
 * @param failed what a call does when the code does not load or its function rejects. Default: rejects with the same reason.
 */
export function lazyActions<Made, Name extends NameOfAction<Made>>(
  load: () => Promise<Made>,
  names: readonly Name[],
  failed: (reason: unknown, name: Name) => Promise<unknown> = Promise.reject.bind(Promise),
): { readonly [N in Name]: LazyAction<Made[N]> } {
  const code = lazyCode(load);
  const actionOf =
    (name: Name) =>
    async (...given: never[]) => {
      try {
        const made = await code.load();
        return await (made[name] as (...given: never[]) => unknown)(...given);
      } catch (reason) {
        return failed(reason, name);
      }
    };
  return Object.fromEntries(names.map(name => [name, actionOf(name)])) as never;
}
