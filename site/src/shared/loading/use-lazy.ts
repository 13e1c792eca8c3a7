/** Parts of a page whose code comes when they are about to be seen, so that the first picture does not wait for it. */
import { type ComponentType, useEffect, useState } from 'react';

/** Brings a part; a module constant, so that it names the part. */
export type ChunkLoader<P> = () => Promise<ComponentType<P>>;

/**
 * The part of `load`, null until it has come. A failure is thrown into the boundary around, whose retry asks anew
 * (`React.lazy` would keep the failure).
 */
export function useLazy<P>(load: ChunkLoader<P>): ComponentType<P> | null {
  const [come, setCome] = useState<{ readonly Part: ComponentType<P> } | { readonly reason: unknown } | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      Part => wanted && setCome({ Part }),
      reason => wanted && setCome({ reason }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (!come) return null;
  if ('reason' in come) throw come.reason;
  return come.Part;
}
