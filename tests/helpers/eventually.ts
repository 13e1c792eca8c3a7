/** Polling for asynchronous results, in tests without a browser. */
import { vi } from 'vitest';

/** Timeout in ms, sufficient for a slow machine; a passing test waits only as long as necessary. */
export const TIMEOUTS = 60_000;

/**
 * Calls `check` every `interval` ms until it does not throw, and resolves with its result; rejects with the last error
 * after a minute. Fake time advances by `interval` each time.
 */
export const eventually = <T>(check: () => T | Promise<T>, interval = 50): Promise<T> =>
  vi.waitFor(check, { timeout: TIMEOUTS, interval });
