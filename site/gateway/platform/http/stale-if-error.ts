/** How long kept answers go on while the database is away (R23). */
import { isDatabaseGone } from '../db/driver.ts';

const GRACE_MS = 5 * 60_000;

export interface StaleIfError {
  /** The database answered. */
  good(): void;
  /** True when `error` means that it is away, and not for longer than five minutes: what is kept may be served. */
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
      if (!isDatabaseGone(error)) return false;
      awaySince ??= now();
      return now() - awaySince <= GRACE_MS;
    },
  };
}
