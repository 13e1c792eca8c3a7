/**
 * Detects version skew: a new release has replaced the files of this page, which was opened earlier or has a cached
 * loader. Imports of the page then fail, and a reload loads the current release.
 */

/** Reason why a chunk failed to load. `offline`: no response; `outdated`: the file no longer exists. */
export type ChunkLoadFailure = 'offline' | 'outdated';

/** Returns true if version skew caused the failure. */
export const hasVersionSkew = (reason: unknown): boolean => Object(reason).outdated === true;

/** Timeout of the check whether a file exists, ms. A visitor should not wait longer for an error message (EMBED-15). */
const CHECK_TIMEOUT_MS = 1_000;

/**
 * Checks whether a file that failed to import still exists.
 * @param limit timeout in ms, default 1,000
 * @returns true if the file no longer exists; false if it exists, so that the browser has cached the failure; undefined
 * if unknown
 */
export const isDeleted = (url: string, limit: number = CHECK_TIMEOUT_MS): Promise<boolean | undefined> =>
  fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout?.(limit) }).then(
    ({ ok, status }) => !ok && (status === 404 || undefined),
    () => undefined,
  );

/** Reloads the page. */
export const reloadPage = (): void => location.reload();

/**
 * Reloads the page automatically if no input can be lost, which is the case before any click or key press. This happens
 * only if the visitor came by a link or typed the URL: a page that was already reloaded, or whose fields the history
 * restored, is not reloaded.
 */
export function reloadUntouched(): void {
  // Type 0 means that the visitor followed a link or typed the URL. The property is deprecated, but its replacement
  // would need more bytes in the loader.
  if (performance.navigation?.type === 0 && navigator.userActivation?.hasBeenActive === false) reloadPage();
}

const listeners = new Set<(error: Error) => void>();

/** Calls `listener` for each failure that version skew caused; returns a function that stops listening. */
export function onVersionSkew(listener: (error: Error) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Marks a failure as caused by version skew, notifies the listeners, and reloads the page if no input can be lost. */
export function reportVersionSkew(error: Error): void {
  Object.assign(error, { outdated: true });
  for (const listener of listeners) listener(error);
  reloadUntouched();
}
