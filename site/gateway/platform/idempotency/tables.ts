/** Table of idempotency keys. Times are ms since 1970. */

/** Idempotency key of a call, with the stored response (S40). */
export interface IdempotencyKeyTable {
  /** SHA-256 of endpoint and idempotency key. */
  key_hash: string;
  /** HMAC of the request body with the idempotency key. */
  body_hmac: string;
  /**
   * Response, encrypted with the idempotency key because it may contain a session token; null while the call is
   * running.
   */
  response: string | null;
  /** Start of the call. A response does not change this time. */
  completed_at: number;
}
