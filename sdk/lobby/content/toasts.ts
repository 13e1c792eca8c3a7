/** Toasts of a widget: a favorite that is being saved or failed, a game that failed to open. */
import { atom, type ReadableAtom } from 'nanostores';
import { FAVORITE_LOADING_MS, LOADER_DELAY_MS } from '../../protocol/toast-times.ts';
import type { CallError, Toast } from '../types.ts';

export interface Toasts {
  readonly $toast: ReadableAtom<Toast | null>;
  /**
   * Shows a loading toast if `work` takes longer than 200 ms, for at most 3 s (FAV-10), and a toast for its failure.
   */
  during(work: Promise<void>): Promise<boolean>;
  /**
   * Shows a toast for a failed launch, replacing the toast of an earlier one (LAUNCH-08). Resolves with the success,
   * like `during`.
   */
  ofLaunch(work: Promise<void>): Promise<boolean>;
  clear(): void;
}

/** Display time of a failure, ms: enough to read it twice. */
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
      // A game behind a blocked popup stays until pressed or dismissed.
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
