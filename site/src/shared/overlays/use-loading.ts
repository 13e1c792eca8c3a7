import { useEffect } from 'react';
import { useToasts } from './toasts.ts';

/** Holds the page with `words` while something is under way, `max` ms at the longest (CONST-05, CONST-06). */
export function useLoading(active: boolean, texts: string, max: number): void {
  const toasts = useToasts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language meanwhile begins nothing anew
  useEffect(() => (active ? toasts.loading(texts, max) : undefined), [active, toasts, max]);
}
