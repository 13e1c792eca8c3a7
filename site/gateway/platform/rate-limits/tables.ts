/** Table of the calls that rate limits count. Times are ms since 1970. */

/** Counted call. */
export interface RateLimitHitTable {
  bucket: string;
  occurred_at: number;
}
