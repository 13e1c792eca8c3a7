/** Waits until a view has something to show: a placeholder drawn for nothing costs the first numbers time. */
import { pageEnv } from '../dom/env.ts';

/** Starts the data of a view and calls `ready` when there is something to show; returns stop. */
export type Warm = (ready: () => void) => () => void;

/**
 * Runs `then` when the data are there or a frame has passed, whichever is first; at once where there is nothing to wait
 * for. The data are let go after that: the view holds them by then, and stores live on for a second.
 * @param patient waits longer than a frame: something is shown meanwhile
 * @returns stops waiting
 */
export function whenPresentable(warm: Warm | undefined, then: () => void, patient: boolean): () => void {
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
    // `warm` may call back before it has returned its stop.
    queueMicrotask(() => stop());
    then();
  };
  // The data may be there already, in the middle of the task that brought the code: drawing is a task of its own.
  const soon = () => setTimeout(show);
  const stop = warm(soon);
  if (!patient) pageEnv.afterPaint(show);
  return end;
}
