import { LOADER_DELAY_MS } from 'lobbykit/domain';
import { useCallback } from 'react';
import { OVERLAY_MS } from '../time/durations.ts';
import { useToasts } from './toasts.ts';

/** Holds the page with words while work is under way that takes longer than a moment; gives what the work gives. */
export function useLoadingToast(): <T>(texts: string, work: Promise<T>) => Promise<T> {
  const toasts = useToasts();
  return useCallback(
    async (texts, work) => {
      let hide = () => {};
      const late = setTimeout(() => {
        hide = toasts.loading(texts, OVERLAY_MS);
      }, LOADER_DELAY_MS);
      try {
        return await work;
      } finally {
        clearTimeout(late);
        hide();
      }
    },
    [toasts],
  );
}
