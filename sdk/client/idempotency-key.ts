/** Idempotency keys. A repeated call sends the same key until the gateway has responded (S40, R9). */

import { times } from '../protocol/times.ts';
import { isCallError } from './errors.ts';

export interface IdempotencyKeys {
  /** Returns the idempotency key of a call: the key of an equal call that received no response, or else a new key. */
  keyFor(call: string): string;
  /** Reports that a call has ended. `error` is undefined after a success. */
  settle(call: string, error?: unknown): void;
}

export function createIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, string>();
  return {
    keyFor(call) {
      const key = open.get(call) ?? newKey();
      open.set(call, key);
      return key;
    },
    settle(call, error) {
      if (error === undefined || isDefiniteError(error)) open.delete(call);
    },
  };
}

/**
 * Returns true if the gateway itself returned the error, so that the call had no effect. After an error of a proxy or
 * an incomplete response, it is unknown whether the call had an effect.
 */
export const isDefiniteError = (error: unknown): boolean =>
  isCallError(error) && error.kind !== 'invalid-response' && error.status !== undefined && error.status < 500;

/** Generates a random UUID (version 4). `crypto.randomUUID` is not used, because it is missing on plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = times(bytes.length, i => {
    const byte = bytes[i]!;
    const fixed = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
