/** Loads the code of a section when the section is near the viewport, so that the first render does not wait for it. */
import { type ComponentType, useEffect, useState } from 'react';

/** Loads a component. Must be a constant of a module, because the function identifies the component. */
export type ChunkLoader<P> = () => Promise<ComponentType<P>>;

/**
 * Returns the component of `load`; null while it loads. A failure is thrown to the surrounding error boundary, whose
 * retry loads again (`React.lazy` would cache the failure).
 */
export function useLazy<P>(load: ChunkLoader<P>): ComponentType<P> | null {
  const [come, setCome] = useState<{ readonly Part: ComponentType<P> } | { readonly reason: unknown } | null>(null);
  useEffect(() => {
    let active = true;
    load().then(
      Part => active && setCome({ Part }),
      reason => active && setCome({ reason }),
    );
    return () => {
      active = false;
    };
  }, [load]);
  if (!come) return null;
  if ('reason' in come) throw come.reason;
  return come.Part;
}
