import { useSyncExternalStore } from 'react';

/** Wide enough for the column of 480 with a panel of 280 on either side. */
const WIDE = '(min-width: 1080px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True while the screen has room beside the column. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
