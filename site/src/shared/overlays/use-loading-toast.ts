import { LOADER_DELAY_MS } from 'lobbykit/domain';
import { useCallback } from 'react';
import { OVERLAY_MS } from '../time/durations.ts';
import { useToasts } from './toasts.ts';

/**
 * Returns a function that shows the loading overlay while `work` is pending, unless `work` ends quickly. Resolves with
 * the result of `work`.
 */
export function useLoadingToast(): <T>(texts: string, work: Promise<T>) => Promise<T> {
  const toasts = useToasts();
  return useCallback(
    async (message, work) => {
      let hide = () => {};
      const late = setTimeout(() => {
        hide = toasts.loading(message, OVERLAY_MS);
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
