/** Short messages of a widget: a favorite that is being saved, one that was refused, a game that did not open. */
import { atom, type ReadableAtom } from 'nanostores';
import { FAVORITE_LOADING_MS, LOADER_DELAY_MS } from '../../protocol/constants.ts';
import type { CallError, Notice } from '../types.ts';

export interface Notices {
  readonly $notice: ReadableAtom<Notice | null>;
  /** Says that something is being saved once that takes longer than 200 ms, for 3 s at most (FAV-10), and how it failed. */
  during(work: Promise<void>): Promise<boolean>;
  /**
   * Says why a game did not open, in place of what was said of an earlier one (LAUNCH-08). Resolves, as `during` does,
   * with whether it went well.
   */
  ofLaunch(work: Promise<void>): Promise<boolean>;
  clear(): void;
}

/** How long a failure stays, ms: long enough to be read twice. */
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
      // Actions of a lobby reject with a CallError and nothing else.
      const error = reason as CallError;
      const { address } = Object(error.data);
      const blocked = typeof address === 'string' ? address : null;
      // A game that waits behind a press stays until it is pressed or sent away.
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
