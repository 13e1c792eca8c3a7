/** Waits until a view has something to show: a placeholder rendered for nothing costs the first numbers time. */
import { pageEnv } from '../../dom/env.ts';

/** Resolves after the next paint. */
export const painted = (): Promise<void> => new Promise(run => pageEnv.afterPaint(run));

/** Starts the data of a view and calls `ready` when it is known what it shows, and whether that is nothing; returns stop. */
export type Warm = (ready: (isEmpty?: boolean) => void) => () => void;

/**
 * Runs `then` when the data are there or a frame has passed, whichever is first; at once where there is nothing to wait
 * for. The data are let go after that: the view holds them by then, and stores live on for a second.
 * @param shown what is seen meanwhile, for which it waits longer than a frame; a view that renders nothing would leave it standing
 * @returns stops waiting
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
    // `warm` may call back before it has returned its stop.
    queueMicrotask(() => stop());
    then();
  };
  // The data may be there already, in the middle of the task that brought the code: rendering is a task of its own.
  const soon = (isEmpty?: boolean) =>
    setTimeout(() => {
      if (isEmpty && waiting) shown?.box.replaceChildren();
      show();
    });
  const stop = warm(soon);
  if (!shown) pageEnv.afterPaint(show);
  return end;
}
