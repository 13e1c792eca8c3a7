/** HMACs of short secrets such as codes, which could be guessed from plain hashes (S36). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

export interface Hmac {
  /** Returns the HMAC-SHA-256 of the parts in hex. HMACs with different labels differ even for equal parts. */
  of(label: string, ...parts: readonly string[]): string;
}

export const createMac = (secrets: Pick<Secrets, 'hmacKey'>): Hmac => ({
  of: (label, ...parts) =>
    createHmac('sha256', secrets.hmacKey())
      .update(JSON.stringify([label, ...parts]))
      .digest('hex'),
});

/** Compares two HMACs in constant time, so that the response time reveals nothing. */
export function timingSafeEqualHmac(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
