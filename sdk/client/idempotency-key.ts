/** Keys of calls that must happen once: pressing again sends the same key until the gateway has spoken (S40, R9). */

import { times } from '../protocol/times.ts';
import { isCallError } from './errors.ts';

export interface IdempotencyKeys {
  /** The Idempotency-Key of this call: the key of an equal call that got no answer, else a new key. */
  keyFor(call: string): string;
  /** How the call ended; `error` is missing when it succeeded. */
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
      if (error === undefined || isSupportedLanguage(error)) open.delete(call);
    },
  };
}

/** A refusal of the gateway itself: nothing was done. A proxy's error, half an answer or none leave that open. */
export const isSupportedLanguage = (error: unknown): boolean =>
  isCallError(error) && error.kind !== 'answer' && error.status !== undefined && error.status < 500;

/** A random UUID, version 4; `crypto.randomUUID` is missing on plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = times(bytes.length, i => {
    const byte = bytes[i]!;
    const fixed = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
