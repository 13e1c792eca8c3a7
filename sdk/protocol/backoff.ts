/** Delays after failed polls and rejected requests, ms (R8). */

/** R8: first delay after a failed poll; each further failure doubles the delay. */
export const BACKOFF_FIRST_MS = 10_000;

/** R8: maximum delay after failed polls. */
export const BACKOFF_MAX_MS = 120_000;

/** R8: maximum Retry-After that clients respect; longer values are reduced to it. */
export const RETRY_AFTER_MAX_MS = 300_000;
