/** Waiting for what comes by itself, in tests without a browser. */
import { vi } from 'vitest';

/** ms until what never comes is given up: a passing test waits no longer than it has to, so this is as long as a slow machine needs. */
export const TIMEOUTS = 60_000;

/**
 * Asks every `interval` ms until `check` throws no longer, and resolves with what it returned; rejects with its last error after a
 * minute. Where time is faked, it goes on by `interval` each time.
 */
export const eventually = <T>(check: () => T | Promise<T>, interval = 50): Promise<T> =>
  vi.waitFor(check, { timeout: TIMEOUTS, interval });
