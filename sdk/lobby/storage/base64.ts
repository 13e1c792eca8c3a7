/**
 * Base64, for migration: before the kit, a site may have stored remembered passwords in base64. The kit stores them
 * encrypted (S20).
 */
import type { CredentialEncoder } from '../types.ts';

/** Bundlers replace `process.env.NODE_ENV` with a string; the kit's build inserts `production`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Base64 encoder, which provides no protection. It decodes passwords that an older site stored, but in production
 * builds it does not encode, so that only the user name is stored.
 */
export const base64Encoder: CredentialEncoder = {
  async encode(secret) {
    return process.env.NODE_ENV === 'production' ? null : toBase64(new TextEncoder().encode(secret));
  },
  async decode(text) {
    try {
      const bytes = fromBase64(text);
      // `btoa` accepts characters up to U+00FF as bytes; other characters must be encoded as UTF-8 first.
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes) || null;
    } catch {
      return latin1(text);
    }
  },
  // Base64 uses no key, so there is no key to delete.
  async clear() {},
};

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Decodes base64. @throws DOMException for invalid base64 */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), character => character.charCodeAt(0));

function latin1(text: string): string | null {
  try {
    return atob(text);
  } catch {
    return null;
  }
}
