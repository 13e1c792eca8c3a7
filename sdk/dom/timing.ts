/** Delays for bursts of calls. */
import { type Env, pageEnv } from './env.ts';

export interface Delayed<A extends readonly unknown[]> {
  (...args: A): void;
  /** Drops what is waiting. */
  cancel(): void;
}

/** Runs once, `ms` after the last call of a burst, with the arguments of that last call. */
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

/** Runs at once, then at most once per `ms`; the last call of a burst is never lost. */
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
