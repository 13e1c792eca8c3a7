/** The page after its first sight: what nobody looks for at once is asked for then, and no cold page waits for it. */
import { atom, onMount, type ReadableAtom } from 'nanostores';

/** Events that show that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
/** ms that who only looks waits. */
const REST_MS = 4_000;

const $rested = atom(false);

onMount($rested, () => {
  if ($rested.value) return;
  const rest = () => {
    stop();
    $rested.set(true);
  };
  const timer = setTimeout(rest, REST_MS);
  const stop = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, rest);
  };
  for (const sign of SIGNS) addEventListener(sign, rest, { passive: true });
  return stop;
});

/** True from the first touch, key or scroll on, or once the page has been looked at for 4 s; it stays so until a reload. */
export const $afterLoad: ReadableAtom<boolean> = $rested;
