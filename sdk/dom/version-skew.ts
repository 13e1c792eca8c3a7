/**
 * Detection of version skew: pages of a replaced release, opened before the release or with a cached loader. Their
 * imports fail; a reload loads the current release.
 */

/** Reason of a failed load: no response, or the file no longer exists. */
export type ChunkLoadFailure = 'offline' | 'outdated';

/** Checks whether the failure was caused by version skew. */
export const hasVersionSkew = (reason: unknown): boolean => Object(reason).outdated === true;

/** Timeout in ms for the check of a file: a visitor should not wait longer for an error message (EMBED-15). */
const CHECK_TIMEOUT_MS = 1_000;

/**
 * Checks a file that failed to import.
 * @param limit timeout in ms, default 1,000
 * @returns true if the file no longer exists, false if available, because the browser then caches the failure;
 * undefined if unknown
 */
export const isDeleted = (address: string, limit: number = CHECK_TIMEOUT_MS): Promise<boolean | undefined> =>
  fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout?.(limit) }).then(
    ({ ok, status }) => !ok && (status === 404 || undefined),
    () => undefined,
  );

/** Reloads the page. */
export const reloadPage = (): void => location.reload();

/**
 * Reloads the page automatically if no input can be lost: before any click or key press. At most once, and not after a
 * history navigation, which restores form fields: a reloaded page is left to the visitor.
 */
export function reloadUntouched(): void {
  // Type 0 means a link or typed URL. The replacement of this deprecated property would need more bytes in the
  // loader.
  if (performance.navigation?.type === 0 && navigator.userActivation?.hasBeenActive === false) reloadPage();
}

const listeners = new Set<(error: Error) => void>();

/** Calls `listener` for each failure caused by version skew; returns a function that stops listening. */
export function onVersionSkew(listener: (error: Error) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Marks a failure as caused by version skew and notifies the listeners. */
export function reportVersionSkew(error: Error): void {
  Object.assign(error, { outdated: true });
  for (const listener of listeners) listener(error);
  reloadUntouched();
}
