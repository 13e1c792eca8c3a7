/** Table of idempotency keys. Times are ms since 1970. */

/** Calls that are done once however often they are sent (S40). */
export interface IdempotencyKeyTable {
  /** SHA-256 of endpoint and idempotency key. */
  key_hash: string;
  /** HMAC of the body under the key. */
  body_hmac: string;
  /** The answer, encrypted under the key as it may hold a token; null while somebody is at the call. */
  response: string | null;
  /** When it was begun. */
  completed_at: number;
}
