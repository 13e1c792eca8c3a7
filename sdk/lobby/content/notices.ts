/** Toasts of a widget: a favorite that is being saved or failed, a game that failed to open. */
import { atom, type ReadableAtom } from 'nanostores';
import { FAVORITE_LOADING_MS, LOADER_DELAY_MS } from '../../protocol/constants.ts';
import type { CallError, Notice } from '../types.ts';

export interface Notices {
  readonly $notice: ReadableAtom<Notice | null>;
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

export function createNotices(): Notices {
  const $notice = atom<Notice | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (notice: Notice | null, ms?: number) => {
    clearTimeout(timer);
    $notice.set(notice);
    if (ms !== undefined) timer = setTimeout(() => $notice.set(null), ms);
  };
  const after = async (work: Promise<void>) => {
    try {
      await work;
      if ($notice.get()?.kind === 'saving') show(null);
      return true;
    } catch (reason) {
      // Actions of a lobby reject with a CallError only.
      const error = reason as CallError;
      const { address } = Object(error.data);
      const blocked = typeof address === 'string' ? address : null;
      // A game behind a blocked popup stays until pressed or dismissed.
      show({ kind: 'failed', error, address: blocked }, blocked ? undefined : FAILED_MS);
      return false;
    }
  };

  return {
    $notice,
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
