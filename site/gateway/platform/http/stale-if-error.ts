/** Serves cached responses for a limited time while the database is unreachable (R23). */
import { isDatabaseUnreachable } from '../db/driver.ts';

const GRACE_MS = 5 * 60_000;

export interface StaleIfError {
  /** Records that the database responded. */
  good(): void;
  /**
   * Returns true if `error` means that the database is unreachable, for at most 5 minutes: cached responses may be
   * served.
   */
  covers(error: unknown): boolean;
}

/** @param now ms since 1970 */
export function createStaleIfError(now: () => number): StaleIfError {
  let awaySince: number | null = null;
  return {
    good: () => {
      awaySince = null;
    },
    covers(error) {
      if (!isDatabaseUnreachable(error)) return false;
      awaySince ??= now();
      return now() - awaySince <= GRACE_MS;
    },
  };
}
