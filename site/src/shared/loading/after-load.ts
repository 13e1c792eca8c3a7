/** Defers requests that the first render does not need until the visitor interacts or the page is idle. */
import { atom, onMount, type ReadableAtom } from 'nanostores';

/** Events that indicate an active visitor. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
/** Time in ms after which deferred work starts if the visitor does not interact. */
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

/** True after the first touch, key, or scroll, or after 4 s; stays true until a reload. */
export const $afterLoad: ReadableAtom<boolean> = $rested;
