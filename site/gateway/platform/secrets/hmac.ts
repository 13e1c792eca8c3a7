/** Fingerprints of short secrets, for which a plain hash would be guessed in no time (S36). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

export interface Hmac {
  /** HMAC-SHA-256 of the parts, hex. `label` keeps fingerprints of different things apart. */
  of(label: string, ...parts: readonly string[]): string;
}

export const createMac = (secrets: Pick<Secrets, 'hmacKey'>): Hmac => ({
  of: (label, ...parts) =>
    createHmac('sha256', secrets.hmacKey())
      .update(JSON.stringify([label, ...parts]))
      .digest('hex'),
});

/** Compares two fingerprints in a time that does not depend on where they differ. */
export function timingSafeEqualHmac(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
