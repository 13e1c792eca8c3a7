import { LOADER_DELAY_MS } from 'lobbykit/domain';
import { useCallback } from 'react';
import { OVERLAY_MS } from '../time/durations.ts';
import { useToasts } from './toasts.ts';

/** Blocks the page with a text during `work` that takes longer than a moment; returns the result of `work`. */
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
