/** Delays the mount until a view has data, because rendering a placeholder first would delay the first numbers. */
import { pageEnv } from '../../dom/env.ts';

/** Resolves after the next paint. */
export const painted = (): Promise<void> => new Promise(run => pageEnv.afterPaint(run));

/**
 * Starts the data of a view and calls `ready` when its content is known, with true if it is empty. Returns a function
 * that stops the data.
 */
export type Warm = (ready: (isEmpty?: boolean) => void) => () => void;

/**
 * Calls `then` when the data are available, but at the latest after one frame; without `warm`, immediately. Afterwards
 * the data are released: the view then listens to them itself, and unused stores stay mounted for one second.
 * @param shown prerendered content that is visible. In this case the wait may exceed one frame. If the view is empty,
 * this content is removed
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
    // `warm` may call `ready` before it has returned its stop function.
    queueMicrotask(() => stop());
    then();
  };
  // The data may be available in the task that evaluates the code. Rendering in a separate task avoids a long task.
  const soon = (isEmpty?: boolean) =>
    setTimeout(() => {
      if (isEmpty && waiting) shown?.box.replaceChildren();
      show();
    });
  const stop = warm(soon);
  if (!shown) pageEnv.afterPaint(show);
  return end;
}
