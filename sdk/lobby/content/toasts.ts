/** Toasts of a widget: a favorite is being saved or failed to save, or a game failed to open. */
import { atom, type ReadableAtom } from 'nanostores';
import { FAVORITE_LOADING_MS, LOADER_DELAY_MS } from '../../protocol/toast-times.ts';
import type { CallError, Toast } from '../types.ts';

export interface Toasts {
  readonly $toast: ReadableAtom<Toast | null>;
  /**
   * Shows a loading toast if `work` takes longer than 200 ms, for at most 3 s (FAV-10). If `work` rejects, a toast
   * shows the error; resolves with true on success.
   */
  during(work: Promise<void>): Promise<boolean>;
  /**
   * Shows a toast if a launch fails, which replaces the toast of an earlier launch (LAUNCH-08). Resolves with true on
   * success.
   */
  ofLaunch(work: Promise<void>): Promise<boolean>;
  clear(): void;
}

/** Display time of an error toast, ms: enough to read the text twice. */
const FAILED_MS = 5_000;

export function createToasts(): Toasts {
  const $toast = atom<Toast | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (toast: Toast | null, ms?: number) => {
    clearTimeout(timer);
    $toast.set(toast);
    if (ms !== undefined) timer = setTimeout(() => $toast.set(null), ms);
  };
  const after = async (work: Promise<void>) => {
    try {
      await work;
      if ($toast.get()?.kind === 'saving') show(null);
      return true;
    } catch (reason) {
      // Actions of a lobby reject with a CallError only.
      const error = reason as CallError;
      const { url } = Object(error.data);
      const blocked = typeof url === 'string' ? url : null;
      // If the browser blocked the game's tab, the toast stays until the visitor presses its button or closes it.
      show({ kind: 'failed', error, url: blocked }, blocked ? undefined : FAILED_MS);
      return false;
    }
  };

  return {
    $toast,
    async during(work) {
      let over = false;
      const late = setTimeout(() => {
        if (!over) show({ kind: 'saving' }, FAVORITE_LOADING_MS);
      }, LOADER_DELAY_MS);
      return after(
        work.finally(() => {
          over = true;
          clearTimeout(late);
        }),
      );
    },
    ofLaunch(work) {
      show(null);
      return after(work);
    },
    clear: () => show(null),
  };
}
