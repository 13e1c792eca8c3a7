/**
 * Default decoder for the path of the service link: DES-ECB with PKCS#7 padding over UTF-8, encoded as base64 (S23;
 * OPEN: SERV-18).
 */
import des from 'des.js';

/** Size of a DES block and of its key, bytes. */
const BLOCK = 8;

/** Decrypts whole blocks with a `key` of 8 bytes, without removing the padding. */
export const decryptBlocks = (blocks: Uint8Array, key: Uint8Array): Uint8Array => {
  const cipher = des.DES.create({ type: 'decrypt', key, padding: false });
  return Uint8Array.from([...cipher.update(blocks), ...cipher.final()]);
};

/**
 * Decodes the path of a service link.
 * @param text path as base64, without its key
 * @param key 8 characters of one byte each
 * @returns null if the text cannot be decoded: invalid base64, incomplete block, wrong key, invalid padding, invalid
 * UTF-8
 */
export function decodeServicePath(text: string, key: string): string | null {
  const sealed = bytesOf(text);
  const keyBytes = Uint8Array.from(key, char => char.charCodeAt(0));
  if (!sealed || sealed.length === 0 || sealed.length % BLOCK !== 0 || keyBytes.length !== BLOCK) return null;
  const content = unpad(decryptBlocks(sealed, keyBytes));
  try {
    return content && new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), char => char.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Removes the PKCS#7 padding, null if invalid. */
function unpad(bytes: Uint8Array): Uint8Array | null {
  const count = bytes.at(-1) ?? 0;
  const padding = bytes.subarray(-count);
  return count >= 1 && count <= BLOCK && padding.every(byte => byte === count) ? bytes.subarray(0, -count) : null;
}
