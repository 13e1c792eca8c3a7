/** Defers requests that the first render does not require until the visitor interacts or some seconds have passed. */
import { atom, onMount, type ReadableAtom } from 'nanostores';

/** Events that show that the visitor interacts. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
/** Time after which deferred work starts without an interaction, ms. */
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

/** True after the first pointer, key, or scroll event, or after 4 s; stays true until a reload. */
export const $afterLoad: ReadableAtom<boolean> = $rested;
