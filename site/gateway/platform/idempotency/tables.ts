/** Table of idempotency keys. Times are ms since 1970. */

/** Idempotent calls (S40). */
export interface IdempotencyKeyTable {
  /** SHA-256 of endpoint and idempotency key. */
  key_hash: string;
  /** HMAC of the body with the key. */
  body_hmac: string;
  /** The response, encrypted with the key because it may contain a token; null while the call is running. */
  response: string | null;
  /** Start of the call. */
  completed_at: number;
}
