/** Decides for how long outdated responses are served while the database is unreachable (R23). */
import { isDatabaseUnreachable } from '../db/driver.ts';

const GRACE_MS = 5 * 60_000;

export interface StaleIfError {
  /** Records that the database has responded. */
  good(): void;
  /**
   * Returns whether cached responses may be served after this error: if the database is unreachable, for at most 5
   * minutes.
   */
  covers(error: unknown): boolean;
}

/**
 * @param now ms since 1970
 */
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
