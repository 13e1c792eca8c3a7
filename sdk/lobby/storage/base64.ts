/** Base64, for migration: a site may have kept remembered passwords in it before it took this kit, which encrypts them (S20). */
import type { CredentialEncoder } from '../types.ts';

/** Bundlers replace `process.env.NODE_ENV` by a text; the kit's own build writes `production`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Base64, which hides a text from nobody who sees localStorage. Passwords that an older site kept are read by it; production
 * builds refuse to write by it and keep the user name alone.
 */
export const base64Encoder: CredentialEncoder = {
  async encode(secret) {
    return process.env.NODE_ENV === 'production' ? null : toBase64(new TextEncoder().encode(secret));
  },
  async decode(text) {
    try {
      const bytes = fromBase64(text);
      // `btoa` takes characters up to U+00FF for bytes; others had to be made UTF-8 first.
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes) || null;
    } catch {
      return latin1(text);
    }
  },
  // Base64 has no key to be cleared.
  async clear() {},
};

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** @throws DOMException for what is no base64 */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), character => character.charCodeAt(0));

function latin1(text: string): string | null {
  try {
    return atob(text);
  } catch {
    return null;
  }
}
