/** Debounce and throttle. */
import { type Env, pageEnv } from './env.ts';

export interface Delayed<A extends readonly unknown[]> {
  (...args: A): void;
  /** Cancels a pending call. */
  cancel(): void;
}

/** Returns a debounced function, which runs `ms` after the last call of a burst, with its arguments. */
export function debounce<A extends readonly unknown[]>(
  run: (...args: A) => void,
  ms: number,
  env: Pick<Env, 'after'> = pageEnv,
): Delayed<A> {
  let cancel = () => {};
  const delayed = (...args: A) => {
    cancel();
    cancel = env.after(ms, () => run(...args));
  };
  return Object.assign(delayed, { cancel: () => cancel() });
}

/**
 * Returns a throttled function, which runs immediately, then at most once per `ms`, including the last call of a burst.
 */
export function throttle<A extends readonly unknown[]>(
  run: (...args: A) => void,
  ms: number,
  env: Pick<Env, 'after'> = pageEnv,
): Delayed<A> {
  let cancel: (() => void) | null = null;
  let waiting: A | null = null;
  const rest = () => {
    cancel = env.after(ms, () => {
      cancel = null;
      if (!waiting) return;
      const args = waiting;
      waiting = null;
      rest();
      run(...args);
    });
  };
  const throttled = (...args: A) => {
    if (cancel) {
      waiting = args;
      return;
    }
    rest();
    run(...args);
  };
  return Object.assign(throttled, {
    cancel() {
      cancel?.();
      cancel = null;
      waiting = null;
    },
  });
}
