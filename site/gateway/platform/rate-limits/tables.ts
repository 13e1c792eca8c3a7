/** Table of counted calls. Times are ms since 1970. */

/** Tries that are limited per time: one row each, by what they are counted for. */
export interface RateLimitHitTable {
  bucket: string;
  occurred_at: number;
}
