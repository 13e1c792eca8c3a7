import { useEffect } from 'react';
import { useToasts } from './toasts.ts';

/** Shows the loading overlay with `message` while `active` is true, at most `max` milliseconds (CONST-05, CONST-06). */
export function useLoading(active: boolean, message: string, max: number): void {
  const toasts = useToasts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language must not restart the overlay
  useEffect(() => (active ? toasts.loading(message, max) : undefined), [active, toasts, max]);
}
