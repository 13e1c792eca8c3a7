/** Debounce and throttle functions. */
import { type Env, pageEnv } from './env.ts';

export interface Delayed<A extends readonly unknown[]> {
  (...args: A): void;
  /** Cancels a pending call. */
  cancel(): void;
}

/**
 * Returns a debounced function. It calls `run` when there has been no call for `ms` milliseconds, with the arguments of
 * the last call.
 */
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
 * Returns a throttled function. It calls `run` immediately and then at most once per `ms` milliseconds; the last call
 * is never lost.
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
