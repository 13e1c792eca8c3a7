/** Delays the mount until a view has data: rendering a placeholder first would delay the first numbers. */
import { pageEnv } from '../../dom/env.ts';

/** Resolves after the next paint. */
export const painted = (): Promise<void> => new Promise(run => pageEnv.afterPaint(run));

/**
 * Starts the data of a view and calls `ready` once its content is known, and whether it is empty; returns a function
 * that stops it.
 */
export type Warm = (ready: (isEmpty?: boolean) => void) => () => void;

/**
 * Runs `then` when the data is available or after one frame, whichever is first; immediately without data to wait for.
 * The data is released afterwards: the view has subscribed by then, and stores stay mounted for one second.
 * @param shown visible prerendered content, for which the wait may exceed a frame; a view that renders nothing would
 * otherwise leave it visible
 * @returns a function that stops waiting
 */
export function whenPresentable(
  warm: Warm | undefined,
  then: () => void,
  shown: { readonly box: Element } | undefined,
): () => void {
  if (!warm) {
    then();
    return () => {};
  }
  let waiting = true;
  const end = () => {
    waiting = false;
    stop();
  };
  const show = () => {
    if (!waiting) return;
    waiting = false;
    // `warm` may call back before it has returned its stop function.
    queueMicrotask(() => stop());
    then();
  };
  // The data may be available within the task that evaluates the code: rendering runs in a separate task.
  const soon = (isEmpty?: boolean) =>
    setTimeout(() => {
      if (isEmpty && waiting) shown?.box.replaceChildren();
      show();
    });
  const stop = warm(soon);
  if (!shown) pageEnv.afterPaint(show);
  return end;
}
