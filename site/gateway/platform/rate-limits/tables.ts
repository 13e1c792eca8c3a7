/** Table of counted calls. Times are ms since 1970. */

/** Counted calls: one row each, by bucket. */
export interface RateLimitHitTable {
  bucket: string;
  occurred_at: number;
}
