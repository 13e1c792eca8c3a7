/** Fingerprints of short secrets, for which a plain hash would be guessed in no time (S36). */
import { createHmac } from 'node:crypto';
import type { Secrets } from './secrets.ts';

export interface Mac {
  /** HMAC-SHA-256 of the parts, hex. `label` keeps fingerprints of different things apart. */
  of(label: string, ...parts: readonly string[]): string;
}

export const createMac = (secrets: Pick<Secrets, 'hmacKey'>): Mac => ({
  of: (label, ...parts) =>
    createHmac('sha256', secrets.hmacKey())
      .update(JSON.stringify([label, ...parts]))
      .digest('hex'),
});
