/**
 * Pages of a release that is gone: they were open while another one took its place, or a cache had kept their loader. What they
 * import then does not come any more; a page that is loaded anew has the files of the present release.
 */

/** Why code did not come: nobody answered, or whoever keeps it has it no more. */
export type ChunkLoadFailure = 'offline' | 'outdated';

/** True for the failure of code that is gone. */
export const hasVersionSkew = (reason: unknown): boolean => Object(reason).outdated === true;

/** ms after which nobody says whether a file is gone: who looks at an empty place waits for words (EMBED-15). */
const ANSWERED_MS = 1_000;

/**
 * Asks for a file that could not be imported.
 * @param limit ms for the answer, default 1,000
 * @returns true where it is gone, false where it can be had, since the browser then keeps the failure; undefined where nobody says
 */
export const isGone = (address: string, limit: number = ANSWERED_MS): Promise<boolean | undefined> =>
  fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout?.(limit) }).then(
    ({ ok, status }) => !ok && (status === 404 || undefined),
    () => undefined,
  );

/** Loads the page anew. */
export const reloadPage = (): void => location.reload();

/**
 * Loads the page anew by itself where nothing can be lost by it: nobody has pressed or typed anything here. A page that was
 * loaded anew is left to the visitor, so it happens once; so is one that was gone back to, for its fields are filled again.
 */
export function reloadUntouched(): void {
  // 0: it was followed or typed. The loader's bytes are counted, and what replaced this property says the same in many more.
  if (performance.navigation?.type === 0 && navigator.userActivation?.hasBeenActive === false) reloadPage();
}

const listeners = new Set<(error: Error) => void>();

/** Calls `listener` with each failure of code that is gone; returns off. */
export function onVersionSkew(listener: (error: Error) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Marks a failure as that of code that is gone, and tells of it. */
export function reportVersionSkew(error: Error): void {
  Object.assign(error, { outdated: true });
  for (const listener of listeners) listener(error);
  reloadUntouched();
}
