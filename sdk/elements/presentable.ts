/** Waits until a view has something to show, but never longer than a frame: a placeholder drawn for nothing costs the first numbers time. */
import { pageEnv } from '../dom/env.ts';
import type { Lobby } from '../types.ts';

/** Calls `ready` when the first data are there; returns stop. */
export type Warm = (ready: () => void) => () => void;

/**
 * Starts the data, and resolves when they are there or a frame has passed, but not before the texts of the language are
 * there: a visitor never sees a word of English first. `stop` ends what was started; stores live on for a second.
 */
export function presentable(lobby: Lobby, warm: Warm | undefined): { readonly ready: Promise<unknown>; stop(): void } {
  let stop = () => {};
  const data = new Promise<void>(resolve => {
    if (!warm) return resolve();
    stop = warm(resolve);
    pageEnv.afterPaint(resolve);
  });
  return { ready: Promise.all([data, lobby.textReady()]), stop: () => stop() };
}
